import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiEnv } from '../api.server.ts';
import { type Refusal, statusOf } from '../refusals.ts';

/** A refusal for the person whose procurement system asked: OCI has no answer of its own, so it is a page. */
export function refusalPage(c: Context<ApiEnv>, refusal: Refusal): Response | Promise<Response> {
  const { shop, visit } = c.var;
  const { code, ...facts } = refusal;
  const words = shop.texts.say(visit.language, 'refusals', code, facts) ?? code;
  return c.html(
    html`<!doctype html>
<html lang="${visit.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Yrke</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f4ef;color:#16181a;font:1rem/1.6 system-ui,sans-serif}main{max-width:34rem;padding:2rem}code{font-size:.875rem;color:#5b5f63}</style></head>
<body><main><p>${words}</p><p><code>${code} · ${visit.requestId}</code></p></main></body>
</html>`,
    statusOf[code] as ContentfulStatusCode,
    { 'cache-control': 'no-store' },
  );
}

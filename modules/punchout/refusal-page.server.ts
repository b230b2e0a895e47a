import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiEnv } from '../api.server.ts';
import { type Refusal, statusOf } from '../refusals.ts';

/**
 * A refusal for the person whose procurement system asked: OCI has no answer of its own, so it is a page. With `goOn` it is a question, and
 * the link goes on.
 */
export function refusalPage(c: Context<ApiEnv>, refusal: Refusal, goOn?: string): Response | Promise<Response> {
  const { shop, visit } = c.var;
  const { code, ...facts } = refusal;
  const words = shop.texts.say(visit.language, 'refusals', code, facts) ?? code;
  const link =
    goOn &&
    html`<p><a class="go" href="${goOn}">${shop.texts.say(visit.language, 'outcome', 'punchout.sent.go') ?? 'OK'}</a></p>`;
  return plainPage(c, html`<p>${words}</p>${link}<p><code>${code} · ${visit.requestId}</code></p>`, statusOf[code]);
}

/** A page without the shop's frame and scripts. */
export function plainPage(
  c: Context<ApiEnv>,
  content: ReturnType<typeof html>,
  status: ContentfulStatusCode,
): Response | Promise<Response> {
  const { language } = c.var.visit;
  return c.html(
    html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Yrke</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f4ef;color:#16181a;font:1rem/1.6 system-ui,sans-serif}main{max-width:34rem;padding:2rem}h1{margin:0;font-size:1.5rem;letter-spacing:.02em}.go{display:inline-block;padding:.75rem 1.5rem;background:#e9fb3c;color:#16181a;font-weight:600;text-decoration:none}.go:focus-visible{outline:2px solid #16181a;outline-offset:2px}code{font-size:.875rem;color:#5b5f63}</style></head>
<body><main><h1>YRKE</h1>${content}</main></body>
</html>`,
    status,
    { 'cache-control': 'no-store' },
  );
}

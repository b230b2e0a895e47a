import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiEnv } from '#modules/api.server.ts';
import { type RefusalCode, statusOf } from '#modules/refusals.ts';

/** A retry button that works without scripts: the form's fields replace the query. */
function againButton(c: Context<ApiEnv>, label: string) {
  const { pathname, searchParams } = new URL(c.req.url);
  const fields = [...searchParams].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  return html`<form action="${pathname}">${fields}<button>${label}</button></form>`;
}

/** A minimal page for when pages cannot be rendered: self-contained, with the request id and without a stack. */
export function errorPage(
  c: Context<ApiEnv>,
  code: RefusalCode,
  facts: Record<string, unknown>,
): Response | Promise<Response> {
  const { texts } = c.var.shop;
  const { language, requestId } = c.var.visit;
  const say = (domain: string, key: string, values?: Record<string, unknown>) =>
    texts.say(language, domain, key, values) ?? '';
  const kind = code === 'temporarily-unavailable' ? 'unavailable' : 'failed';
  // Reloading would show an empty form.
  const back =
    code === 'body-too-large' || (kind === 'unavailable' && c.req.method === 'POST')
      ? html`<p>${say('shell', 'error.back')}</p>`
      : '';
  const again = kind === 'unavailable' && back === '' ? againButton(c, say('shell', 'error.again')) : '';
  return c.html(
    html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${say('shell', `error.${kind}.title`)} | Yrke</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f4ef;color:#16181a;font:1rem/1.6 system-ui,sans-serif}main{max-width:34rem;padding:2rem}h1{font-size:2rem;line-height:1.15;margin:0 0 1rem}a{color:inherit}button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.5rem;border:0;background:#16181a;color:#f6f4ef;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid #16181a;outline-offset:3px}code{font-size:.875rem;color:#5b5f63}</style></head>
<body><main><h1>${say('shell', `error.${kind}.title`)}</h1><p>${say('refusals', code, facts)}</p>${back}${again}<p><a href="/${language}">${say('shell', 'error.home')}</a></p><p><code>${say('shell', 'error.requestId', { requestId })}</code></p></main></body>
</html>`,
    statusOf[code] as ContentfulStatusCode,
    { 'cache-control': 'no-store' },
  );
}

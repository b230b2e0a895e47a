import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ApiEnv } from '../api.server.ts';
import type { ReturnForm } from '../punchout-document/transfer.ts';

/**
 * A page of hidden fields for a procurement system. It sends itself to the registered address, or waits for the system to read it.
 * Without a form it has no data.
 */
export function functionPage(c: Context<ApiEnv>, form: ReturnForm | undefined, sendsItself: boolean) {
  const { nonce, carried } = c.var;
  if (form && sendsItself) {
    const policy = carried['content-security-policy'] ?? '';
    const { origin, protocol } = new URL(form.action);
    const to = origin === 'null' ? protocol : origin;
    carried['content-security-policy'] = policy.replace("form-action 'self'", `form-action 'self' ${to}`);
  }
  const inputs = form?.fields.map(({ name, value }) => html`<input type="hidden" name="${name}" value="${value}">`);
  const sending = html`<script nonce="${nonce}">HTMLFormElement.prototype.submit.call(document.forms[0])</script>`;
  return c.html(
    html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Yrke</title></head><body>${
      form &&
      html`<form method="post" action="${form.action}" target="${form.target}" accept-charset="${form.charset}">${inputs}</form>${sendsItself ? sending : ''}`
    }</body></html>`,
    200,
    { 'cache-control': 'no-store' },
  );
}

import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ApiEnv } from '../api.server.ts';
import { originOf } from './connection.ts';
import { plainPage } from './refusal-page.server.ts';

type Call = Context<ApiEnv>;

/** Whether the browser loads the answer into a frame. All that know sessions of frames say so. */
export const isInFrame = (c: Call): boolean => /^(?:i?frame|embed|object)$/.test(c.req.header('sec-fetch-dest') ?? '');

/** The procurement system that gets the cart may show this answer in a frame. */
export function allowFrameOf(c: Call, hookUrl: string | undefined): void {
  const origin = hookUrl === undefined ? undefined : originOf(hookUrl);
  if (origin === undefined) return;
  const { carried } = c.var;
  const policy = carried['content-security-policy'] ?? '';
  carried['content-security-policy'] = policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${origin}`);
  delete carried['x-frame-options'];
}

/** In place of the shop in a frame: a button that opens it in a window of its own, once. */
export function windowPage(c: Call, code: string): Response | Promise<Response> {
  const { shop, visit } = c.var;
  const say = (key: string) => shop.texts.say(visit.language, 'outcome', `punchout.window.${key}`) ?? '';
  const href = `/api/auth/login/window?${new URLSearchParams({ code })}`;
  return plainPage(
    c,
    html`<p>${say('text')}</p><p><a class="go" href="${href}" target="_blank" rel="noopener">${say('go')}</a></p>`,
    200,
  );
}

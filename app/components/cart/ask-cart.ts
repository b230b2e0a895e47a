import { readAnswer } from '#app/read-answer.ts';
import type { CartPageView } from './cart-page-view.ts';
import type { CartAnswer } from './talk.ts';

/** Sends a change. Returns undefined without a usable response (no network, server error). */
export async function askCart(
  href: string,
  fields: URLSearchParams,
  signal?: AbortSignal,
): Promise<CartAnswer | undefined> {
  try {
    // `keepalive`, so that the request also completes while the visitor leaves the page.
    const answer = await fetch(href, { method: 'POST', body: fields, keepalive: true, signal: signal ?? null });
    return await readAnswer<CartAnswer>(answer, 'page');
  } catch {
    return undefined;
  }
}

export async function readCart(href: string): Promise<CartPageView | undefined> {
  try {
    const answer = await fetch(href);
    return answer.ok ? ((await answer.json()) as CartAnswer).page : undefined;
  } catch {
    return undefined;
  }
}

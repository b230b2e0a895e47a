import { readAnswer } from '#app/read-answer.ts';
import type { CartPageView } from './cart-page-view.ts';
import type { CartAnswer } from './talk.ts';

/** Sends a change. Without an answer that tells anything (no network, a broken server) it is undefined. */
export async function askCart(
  href: string,
  fields: URLSearchParams,
  signal?: AbortSignal,
): Promise<CartAnswer | undefined> {
  try {
    // What is sent while the page is being left arrives all the same.
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

import { requestTimeoutMs } from '#core/timings.ts';
import type { DraftAnswer } from '../checkout-page-view.ts';

/** `ended`: the session is over. `gone`: the cart no longer exists. Undefined: the request failed. */
export type SaveAnswer = DraftAnswer | 'ended' | 'gone' | undefined;

/** Saves the form with `keepalive`, so that the request completes even if the page is left. */
export async function sendDraft(href: string, form: HTMLFormElement, prices: boolean): Promise<SaveAnswer> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  if (prices) body.append('prices', 'on');
  try {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const answer = await fetch(href, { method: 'POST', body, keepalive: true, signal });
    if (answer.status === 440) return 'ended';
    if (answer.status === 404) return 'gone';
    return answer.ok ? ((await answer.json()) as DraftAnswer) : undefined;
  } catch {
    return undefined;
  }
}

import { requestTimeoutMs } from '#core/timings.ts';
import type { DraftAnswer } from '../checkout-page-view.ts';

/** `ended`: nobody is signed in any more. `gone`: there is no cart any more. Undefined where there was no answer. */
export type SaveAnswer = DraftAnswer | 'ended' | 'gone' | undefined;

/** What is sent while the page is being left arrives all the same. */
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

import { requestTimeoutMs } from '#core/timings.ts';
import type { AddAnswer, ChangeAnswer, SummaryView } from './cart-answers.ts';

/** Undefined: no answer, or none that tells anything. None of these ever rejects. */
async function askFor<T>(href: string, fields?: URLSearchParams): Promise<T | undefined> {
  try {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const answer = await fetch(href, fields ? { method: 'POST', body: fields, signal } : { signal });
    return answer.status < 500 ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

export const readSummary = (href: string) => askFor<SummaryView>(href);
export const sendAdd = (href: string, fields: URLSearchParams) => askFor<AddAnswer>(href, fields);
export const sendChange = (href: string, fields: URLSearchParams) => askFor<ChangeAnswer>(href, fields);

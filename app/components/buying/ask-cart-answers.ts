import { readAnswer } from '#app/read-answer.ts';
import { requestTimeoutMs } from '#core/timings.ts';
import type { AddAnswer, ChangeAnswer, SummaryView } from './cart-answers.ts';

/** Undefined if there is no usable response. These functions never reject. */
async function askFor<T extends object>(
  href: string,
  members: Parameters<typeof readAnswer<T>>[1][],
  fields?: URLSearchParams,
): Promise<T | undefined> {
  try {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const answer = await fetch(href, fields ? { method: 'POST', body: fields, signal } : { signal });
    return await readAnswer<T>(answer, ...members);
  } catch {
    return undefined;
  }
}

export const readSummary = (href: string) => askFor<SummaryView>(href, ['count']);
export const sendAdd = (href: string, fields: URLSearchParams) =>
  askFor<AddAnswer>(href, ['summary', 'refusal'], fields);
export const sendChange = (href: string, fields: URLSearchParams) => askFor<ChangeAnswer>(href, ['summary'], fields);

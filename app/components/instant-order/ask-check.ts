import { readAnswer } from '#app/read-answer.ts';
import { requestTimeoutMs } from '#core/timings.ts';
import type { CheckAnswer } from './answer-view.ts';

/** Undefined if there is no usable response. Never rejects. */
export async function askCheck(href: string, form: FormData): Promise<CheckAnswer | 'too-large' | undefined> {
  try {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const answer = await fetch(href, { method: 'POST', body: form, signal });
    if (answer.status === 413) return 'too-large';
    return await readAnswer<CheckAnswer>(answer, 'lines', 'words');
  } catch {
    return undefined;
  }
}

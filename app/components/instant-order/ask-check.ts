import { requestTimeoutMs } from '#core/timings.ts';
import type { CheckAnswer } from './answer-view.ts';

/** Undefined: no answer, or none that tells anything. Never rejects. */
export async function askCheck(href: string, form: FormData): Promise<CheckAnswer | 'too-large' | undefined> {
  try {
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const answer = await fetch(href, { method: 'POST', body: form, signal });
    if (answer.status === 413) return 'too-large';
    return answer.status < 500 ? ((await answer.json()) as CheckAnswer) : undefined;
  } catch {
    return undefined;
  }
}

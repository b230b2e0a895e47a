import { readAnswer } from '#app/read-answer.ts';
import { requestTimeoutMs } from '#core/timings.ts';
import type { SignUpAnswer } from './ad-answer.ts';

/** States of a sign-up; `error` has the text that is shown. */
export type SignUpState =
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'success'; readonly mustConfirm: boolean }
  | { readonly kind: 'error'; readonly words: string };

/** Sends the form. A failure of the service, or no answer, is an error with the general text. */
export async function sendSignUp(
  href: string,
  fields: Record<string, string>,
  failed: string,
  ask: typeof fetch = fetch,
): Promise<SignUpState> {
  try {
    const body = new URLSearchParams(fields);
    const answer = await ask(href, { method: 'POST', body, signal: AbortSignal.timeout(requestTimeoutMs) });
    const said = await readAnswer<SignUpAnswer>(answer, 'kind');
    if (!said) return { kind: 'error', words: failed };
    return said.kind === 'done'
      ? { kind: 'success', mustConfirm: said.mustConfirm }
      : { kind: 'error', words: said.words };
  } catch {
    return { kind: 'error', words: failed };
  }
}

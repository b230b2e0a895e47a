import { useEffect, useMemo, useState } from 'react';
import { requestTimeoutMs } from '#core/timings.ts';

type Answer<T> =
  | { readonly status: 'loading' | 'failed' }
  /** Outdated while another request is running. */
  | { readonly status: 'success'; readonly value: T; readonly isOld: boolean };

/** A request beside the page: loading, loaded, or failed until it is retried. No address means no request. */
export function useAnswer<T>(address: string | undefined): { answer: Answer<T>; retry: () => void } {
  const [round, setRound] = useState(0);
  const question = useMemo(() => ({ address, round }), [address, round]);
  const [told, setTold] = useState<{ question: typeof question; value: T | undefined }>();
  useEffect(() => {
    if (question.address === undefined) return undefined;
    const control = new AbortController();
    void ask<T>(question.address, control.signal).then(
      (value) => !control.signal.aborted && setTold({ question, value }),
    );
    return () => control.abort();
  }, [question]);
  return {
    answer: answerOf(told?.value, told !== undefined && told.question === question),
    retry: () => setRound(round + 1),
  };
}

function answerOf<T>(value: T | undefined, isTold: boolean): Answer<T> {
  if (value !== undefined) return { status: 'success', value, isOld: !isTold };
  return { status: isTold ? 'failed' : 'loading' };
}

async function ask<T>(address: string, closed: AbortSignal): Promise<T | undefined> {
  try {
    const signal = AbortSignal.any([closed, AbortSignal.timeout(requestTimeoutMs)]);
    const answer = await fetch(address, { signal });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

import { useEffect, useEffectEvent } from 'react';

/** Kinds of changes that the shop reports; the page then loads the data again. */
export const liveHints = ['notices', 'cart', 'approvals'] as const;

export type LiveHint = (typeof liveHints)[number];

export const isHint = (words: string): words is LiveHint => (liveHints as readonly string[]).includes(words);

const eventName = 'yrke-live';

export const tellHints = (hints: readonly LiveHint[]) =>
  window.dispatchEvent(new CustomEvent(eventName, { detail: hints }));

/** Calls `read` when the shop reports a change of this kind. */
export function useLiveHint(hint: LiveHint, read: () => void): void {
  const onHint = useEffectEvent(read);
  useEffect(() => {
    const hear = (event: Event) => {
      if ((event as CustomEvent<readonly LiveHint[]>).detail.includes(hint)) onHint();
    };
    window.addEventListener(eventName, hear);
    return () => window.removeEventListener(eventName, hear);
  }, [hint]);
}

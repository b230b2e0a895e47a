import { useEffect, useState } from 'react';
import type { SuggestionsView } from './suggestions-view.ts';

const waitMs = 140;
const shortest = 2;

/** Suggestions shortly after the last key. A response to an older text is never shown. */
export function useSuggestions(text: string, language: string, isWanted: boolean): SuggestionsView | undefined {
  const [answer, setAnswer] = useState<{ text: string; view: SuggestionsView }>();
  const asked = isWanted && text.trim().length >= shortest ? text.trim() : '';
  useEffect(() => {
    if (asked === '') return undefined;
    const control = new AbortController();
    const ask = async () => {
      const view = await fetchSuggestions(asked, language, control.signal);
      if (view && !control.signal.aborted) setAnswer({ text: asked, view });
    };
    const timer = setTimeout(() => void ask(), waitMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [asked, language]);
  // The last suggestions stay until the next response, to avoid flicker.
  return asked === '' ? undefined : answer?.view;
}

/** Without suggestions the box still searches. */
async function fetchSuggestions(text: string, language: string, signal: AbortSignal) {
  try {
    const answer = await fetch(`/${language}/search/suggestions?${new URLSearchParams({ query: text })}`, { signal });
    return answer.ok ? ((await answer.json()) as SuggestionsView) : undefined;
  } catch {
    return undefined;
  }
}

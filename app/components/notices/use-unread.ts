import { useState } from 'react';
import { useLiveHint } from '#app/components/live/live-hint.ts';

const countPath = '/api/notifications/notices/count';

/** The number of unread notices: as loaded with the page, then as the shop says it has changed. */
export function useUnread(loaded: number): number {
  const [known, setKnown] = useState({ loaded, count: loaded });
  if (known.loaded !== loaded) setKnown({ loaded, count: loaded });
  useLiveHint('notices', () => {
    void readCount().then((count) => count !== undefined && setKnown({ loaded, count }));
  });
  return known.count;
}

/** Undefined if the shop does not answer: the number stays as it was. */
async function readCount(): Promise<number | undefined> {
  try {
    const answer = await fetch(countPath);
    if (!answer.ok) return undefined;
    const { unread } = (await answer.json()) as { unread: number };
    return unread;
  } catch {
    return undefined;
  }
}

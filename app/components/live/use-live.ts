import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { tellHints } from './live-hint.ts';
import { type LiveListeners, type LiveSource, startLiveLink } from './live-link.ts';

const livePath = '/live';
const activity = ['pointerdown', 'keydown'] as const;

/**
 * Listens to the shop while the page is visible and `person` is signed in: browsers allow few connections to a host, and hidden
 * pages need none. An open page does not keep a session alive: after 15 minutes it waits for the person's next action.
 */
export function useLive(person: string | undefined): void {
  const { revalidate } = useRevalidator();
  const readPage = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (person === undefined) return undefined;
    let stop: (() => void) | undefined;
    let wasHidden = false;
    let isOver = false;
    const forgetActivity = () => {
      for (const name of activity) document.removeEventListener(name, wake);
    };
    const wake = () => {
      forgetActivity();
      readPage();
      wasHidden = true;
      start();
    };
    const start = () => {
      if (isOver || stop || document.visibilityState !== 'visible') return;
      const onEnd = (why: 'session' | 'expired') => {
        stop = undefined;
        isOver = why === 'session';
        if (isOver) readPage();
        else for (const name of activity) document.addEventListener(name, wake);
      };
      stop = startLiveLink({ open: openSource, onHints: tellHints, onEnd, wasHidden });
    };
    const pause = () => {
      stop?.();
      stop = undefined;
      wasHidden = true;
    };
    const look = () => (document.visibilityState === 'visible' ? start() : pause());
    start();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', pause);
    window.addEventListener('pageshow', look);
    return () => {
      pause();
      forgetActivity();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', pause);
      window.removeEventListener('pageshow', look);
    };
  }, [person]);
}

function openSource({ onMessage, onError }: LiveListeners): LiveSource {
  const source = new EventSource(livePath);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => onMessage(data));
  source.addEventListener('error', onError);
  return source;
}

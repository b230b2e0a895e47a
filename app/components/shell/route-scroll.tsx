import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { onAway } from '#app/away/away-event.ts';
import { sessionStore } from '#app/browser-store.ts';

const storageKey = 'yrke_scroll';
const remembered = 50;

/** The state of a place that is the same page with other content: whoever goes there stays where they are on it. */
export const keepScroll = { keepsScroll: true };

const keepsScroll = (state: unknown) => (state as Partial<typeof keepScroll> | null)?.keepsScroll === true;

/** A new page starts at its top. Whoever comes back to a page is taken, smoothly, to where they left it. */
export function RouteScroll() {
  const { key: entry, pathname, hash, state } = useLocation();
  const stays = keepsScroll(state);
  // Every page load is the entry `default`: only with its path is it a place.
  const key = `${entry} ${pathname}`;
  const type = useNavigationType();
  const positions = useRef<Map<string, number>>(undefined);
  const staysOnce = useRef(false);

  // A page that stays because the next one could not be opened is a new entry in the history, and must not be scrolled.
  useEffect(
    () =>
      onAway((notice) => {
        staysOnce.current = notice !== undefined;
      }),
    [],
  );

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const save = () =>
      sessionStore.setItem(storageKey, JSON.stringify([...(positions.current ?? [])].slice(-remembered)));
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, []);

  // In step with the page: a scroll to the new page's top must not count for the page that was left.
  useLayoutEffect(() => {
    const note = () => positions.current?.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  // Before the first paint of the new page, so that its top is what is seen first.
  useLayoutEffect(() => {
    const isKept = staysOnce.current;
    staysOnce.current = false;
    const isFirst = positions.current === undefined;
    positions.current ??= readPositions();
    const isReturn = isFirst ? cameBack() : type === NavigationType.Pop;
    const stored = isReturn ? positions.current.get(key) : undefined;
    if (stored !== undefined) window.scrollTo({ top: stored, behavior: isFirst ? 'instant' : smoothly() });
    // Who scrolled before this script was there has a place to come back to as well.
    else if (isFirst || isKept || (stays && type !== NavigationType.Pop)) positions.current.set(key, window.scrollY);
    else if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, hash, type, stays]);

  return null;
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStore.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** A page that was loaded anew starts at its top, unless it was reloaded or gone back to. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

function smoothly(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

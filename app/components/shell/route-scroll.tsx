import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { onAway } from '#app/away/away-event.ts';
import { sessionStore } from '#app/browser-store.ts';

const storageKey = 'yrke_scroll';
const remembered = 50;

/** Navigation state for the same page with other content: keeps the scroll position. */
export const keepScroll = { keepsScroll: true };

const keepsScroll = (state: unknown) => (state as Partial<typeof keepScroll> | null)?.keepsScroll === true;

/** A new page starts at its top. Going back restores the scroll position smoothly. */
export function RouteScroll() {
  const { key: entry, pathname, hash, state } = useLocation();
  const stays = keepsScroll(state);
  // Every page load has the history key `default`, so the path is added.
  const key = `${entry} ${pathname}`;
  const type = useNavigationType();
  const positions = useRef<Map<string, number>>(undefined);
  const staysOnce = useRef(false);

  // If the next page could not be opened, the current page gets a new history entry and must not scroll.
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

  // Synchronous with rendering: scrolling to the new page's top must not be recorded for the old page.
  useLayoutEffect(() => {
    const note = () => positions.current?.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  // Before the first paint of the new page, so that it starts at its top.
  useLayoutEffect(() => {
    const isKept = staysOnce.current;
    staysOnce.current = false;
    const isFirst = positions.current === undefined;
    positions.current ??= readPositions();
    const isReturn = isFirst ? cameBack() : type === NavigationType.Pop;
    const stored = isReturn ? positions.current.get(key) : undefined;
    if (stored !== undefined) window.scrollTo({ top: stored, behavior: isFirst ? 'instant' : smoothly() });
    // Also records positions from before this script ran.
    else if (isFirst || isKept || hasFocusedErrors() || (stays && type !== NavigationType.Pop))
      positions.current.set(key, window.scrollY);
    else if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
  }, [key, hash, type, stays]);

  return null;
}

/** A form came back with errors, which have scrolled into view: the page must not leave them. */
const hasFocusedErrors = () => document.activeElement?.matches('[role=alert]') === true;

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStore.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** True after a reload or back navigation; other page loads start at the top. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

function smoothly(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

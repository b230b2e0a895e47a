import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/routes/shell/shell.tsx';
import { comparedKeyOf, parseCompared, type Toggled, toggleCompared } from './compared.ts';

/** The browser tells other tabs of a change; this one has to be told by itself. */
const changed = 'yrke-compare';

function subscribe(onChange: () => void): () => void {
  const events = ['storage', 'pageshow', changed];
  for (const name of events) window.addEventListener(name, onChange);
  return () => {
    for (const name of events) window.removeEventListener(name, onChange);
  };
}

/** A browser may refuse to keep anything. */
function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, list: readonly string[]): void {
  try {
    if (list.length > 0) window.localStorage.setItem(key, JSON.stringify(list));
    else window.localStorage.removeItem(key);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(changed));
}

/** The part numbers that are compared, the same in all tabs. Nothing on the server: pages are kept for everybody. */
export function useCompared() {
  const companyId = useRouteLoaderData<typeof loader>('shell')?.user?.company?.id;
  const key = comparedKeyOf(companyId);
  const stored = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
  const partNos = useMemo(() => parseCompared(stored), [stored]);
  const toggle = useCallback(
    (partNo: string): Toggled['outcome'] => {
      // As it is now: another tab may have changed it since this one was drawn.
      const { outcome, list } = toggleCompared(parseCompared(readStored(key)), partNo);
      if (outcome !== 'full') store(key, list);
      return outcome;
    },
    [key],
  );
  const clear = useCallback(() => store(key, []), [key]);
  return { partNos, toggle, clear };
}

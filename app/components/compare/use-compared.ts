import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { localStore } from '#app/browser-store.ts';
import { useShellData } from '#app/frame-data/use-shell-data.ts';
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

function store(key: string, list: readonly string[]): boolean {
  const isKept = list.length > 0 ? localStore.setItem(key, JSON.stringify(list)) : localStore.removeItem(key);
  if (isKept) window.dispatchEvent(new Event(changed));
  return isKept;
}

/** The part numbers that are compared, the same in all tabs. Nothing on the server: pages are kept for everybody. */
export function useCompared() {
  const companyId = useShellData()?.user?.company?.id;
  const key = comparedKeyOf(companyId);
  const stored = useSyncExternalStore(
    subscribe,
    () => localStore.getItem(key),
    () => null,
  );
  const partNos = useMemo(() => parseCompared(stored), [stored]);
  const toggle = useCallback(
    (partNo: string): Toggled['outcome'] | 'failed' => {
      // As it is now: another tab may have changed it since this one was drawn.
      const { outcome, list } = toggleCompared(parseCompared(localStore.getItem(key)), partNo);
      return outcome === 'full' || store(key, list) ? outcome : 'failed';
    },
    [key],
  );
  const clear = useCallback(() => void store(key, []), [key]);
  return { partNos, toggle, clear };
}

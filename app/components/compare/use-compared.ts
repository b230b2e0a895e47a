import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { localStore } from '#app/browser-store.ts';
import { useShellData } from '#app/frame-data/use-shell-data.ts';
import { comparedKeyOf, parseCompared, type ToggleResult, toggleCompared } from './compared.ts';

/** The storage event only reaches other tabs, so this event updates the current one. */
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

/**
 * The compared part numbers, shared by all tabs. Stored in the browser, because kept pages are the same for all
 * visitors.
 */
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
    (partNo: string): ToggleResult['outcome'] | 'failed' => {
      // Read again, because another tab may have changed it since the last render.
      const { outcome, list } = toggleCompared(parseCompared(localStore.getItem(key)), partNo);
      return outcome === 'full' || store(key, list) ? outcome : 'failed';
    },
    [key],
  );
  const clear = useCallback(() => void store(key, []), [key]);
  return { partNos, toggle, clear };
}

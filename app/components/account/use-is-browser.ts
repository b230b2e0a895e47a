import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in server-rendered HTML, true after hydration. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in what the server sends, and true as soon as scripts have taken it over. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

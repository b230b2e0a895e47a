import { useShellData } from '#app/frame-data/use-shell-data.ts';

/** The address of whoever is signed in. */
export const useOwnEmail = (): string => useShellData()?.user?.email ?? '';

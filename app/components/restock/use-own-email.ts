import { useShellData } from '#app/frame-data/use-shell-data.ts';

/** E-mail address of the signed-in visitor. */
export const useOwnEmail = (): string => useShellData()?.user?.email ?? '';

import { vi } from 'vitest';

/** Waits until the check holds. Vitest's own second is too short on a busy machine; a check that holds costs nothing more. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });

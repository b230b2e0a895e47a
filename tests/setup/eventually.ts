import { vi } from 'vitest';

/** Waits until the check passes. Vitest's default of a second is too short on a busy machine; a passing check does not wait. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });

import { existsSync, rmSync } from 'node:fs';

const TRIES = 40;
const PAUSE_MS = 50;

/** Removes a folder whose server is just ending and may still write or remove files itself; waits without a promise,
 * since it also serves when the process exits. */
export function removeFolder(folder: string): void {
  for (let left = TRIES; existsSync(folder) && left > 0; left--) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // A file came or went meanwhile: once more.
    }
    if (existsSync(folder)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}

import { existsSync, rmSync } from 'node:fs';

const TRIES = 40;
const PAUSE_MS = 50;

/**
 * Removes a folder whose server is ending and may still change files. Synchronous, because it also runs at process
 * exit.
 */
export function removeFolder(folder: string): void {
  for (let left = TRIES; existsSync(folder) && left > 0; left--) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // A file changed meanwhile: try again.
    }
    if (existsSync(folder)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#platform/log.server.ts';
import type { ImageWidth } from './image-widths.ts';
import type { PictureFolder } from './picture-folder.server.ts';
import type { Pictures } from './pictures.server.ts';
import { isQueueFull } from './work-queue.ts';

type Options = {
  pictures: Pick<Pictures, 'prepare'>;
  folder: Pick<PictureFolder, 'fullness'>;
  log: Log;
  paths: readonly string[];
  /** Stops the work, also between two pictures. */
  signal: AbortSignal;
  /** A monotonic clock in milliseconds. */
  now: () => number;
  rest?: Rest;
};

type Rest = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** Widths of list cards on normal and high-density screens. */
const listWidths: readonly ImageWidth[] = [223, 446];

/** Leaves half of the folder for pictures that visitors actually request. */
const fullEnough = 0.5;
const looksEvery = 50;

/** Pictures that nobody has requested yet get a tenth of one core, and only the first of the lists are rendered. */
const restPerWork = 9;
const mostAhead = 300;

const restQuietly: Rest = (ms, signal) => pause(ms, undefined, { signal, ref: false });

/**
 * Renders list pictures in advance, one at a time and only while no visitor waits. Existing pictures are skipped, so it
 * continues after a restart.
 */
export async function preparePictures(options: Options): Promise<void> {
  const { pictures, folder, log, signal, now, rest = restQuietly } = options;
  const paths = options.paths.slice(0, mostAhead);
  for (const [index, path] of paths.entries()) {
    if (signal.aborted || (index % looksEvery === 0 && (await folder.fullness()) >= fullEnough)) return;
    const begun = now();
    try {
      await pictures.prepare(path, listWidths);
      await rest((now() - begun) * restPerWork, signal);
    } catch (error) {
      if (signal.aborted) return;
      // The idle queue is full of work for visitors, which goes first.
      if (!isQueueFull(error)) log.warn({ err: error, path }, 'a picture could not be made ahead');
    }
  }
}

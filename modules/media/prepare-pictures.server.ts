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
  /** Ends it, also between two pictures. */
  signal: AbortSignal;
  pauseMs?: number;
};

/** What cards of a list ask for, on a plain and on a fine screen. */
const listWidths: readonly ImageWidth[] = [223, 446];

/** The other half of the room is for what visitors really look at. */
const fullEnough = 0.5;
const looksEvery = 50;

/**
 * Makes the pictures of lists before anybody asks, one at a time and only while no visitor waits for one. What is
 * there is passed over, so after a restart it goes on where it was.
 */
export async function preparePictures({ pictures, folder, log, paths, signal, pauseMs = 20 }: Options): Promise<void> {
  for (const [index, path] of paths.entries()) {
    if (signal.aborted || (index % looksEvery === 0 && (await folder.fullness()) >= fullEnough)) return;
    try {
      await pictures.prepare(path, listWidths);
      await pause(pauseMs, undefined, { signal, ref: false });
    } catch (error) {
      if (signal.aborted) return;
      // More idle work than may wait: visitors have asked for it, and it goes before ours.
      if (!isQueueFull(error)) log.warn({ err: error, path }, 'a picture could not be made ahead');
    }
  }
}

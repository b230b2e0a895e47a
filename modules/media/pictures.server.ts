import { availableParallelism } from 'node:os';
import { createCache } from '#platform/cache.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.server.ts';
import { isAway } from '../is-away.server.ts';
import type { ImageWidth } from './image-widths.ts';
import { missingSource } from './missing-source.server.ts';
import { type Asker, withPatience } from './patience.ts';
import { missingPicturePath } from './picture-address.ts';
import type { PictureFolder } from './picture-folder.server.ts';
import { formatsFor, type PictureFormat } from './picture-format.ts';
import { createPictureMaker, type NamedPicture } from './picture-maker.server.ts';
import type { PictureSource } from './picture-source.ts';
import { versionOf } from './picture-version.server.ts';
import { restrainSharp } from './rasterise.server.ts';
import { createWorkQueue, isQueueFull, type WorkQueue } from './work-queue.ts';

export type Pictures = {
  /** Version of a picture for its address; undefined if it does not exist. */
  version(path: string): Promise<string | undefined>;
  /** The form that `read` would return now. It is final unless a better one is still to be made. */
  formOf(asked: PictureQuery): Promise<PictureForm>;
  /** Returns the picture in the best form the client accepts. Rejects with QueueFull if it would take too long. */
  read(asked: PictureQuery, asker?: Asker): Promise<ReadPicture>;
  /** The placeholder for a missing picture, in the same form. */
  readMissing(asked: Omit<PictureQuery, 'path'>, asker?: Asker): Promise<ReadPicture>;
  /** Makes the better form in idle time, without returning it. */
  improve(asked: PictureQuery): Promise<void>;
  /** Makes the pictures of lists in idle time. Rejects with QueueFull while the shop is closing. */
  prepare(path: string, widths: readonly ImageWidth[]): Promise<void>;
  /** Call it when a picture is replaced: this process drops it at once, other processes within a minute. */
  forget(path: string): void;
  stop(): Promise<void>;
};

type PictureQuery = { path: string; width: ImageWidth; accept: string | undefined };
type PictureForm = { format: PictureFormat; isFinal: boolean };
type ReadPicture = ({ bytes: Buffer; version: string } & PictureForm) | undefined;

type Options = {
  sources: readonly PictureSource[];
  folder: PictureFolder;
  clock: Clock;
  log: Log;
  queue?: WorkQueue;
  patienceMs?: number;
};

/** AVIF is slow to encode; above this width the saved bytes are not worth it. */
const widestAvif = 1080;
const mostKnown = 20_000;
const somebody: Asker = { client: '', isWanted: () => true };

/** Shorter than the timeout of most proxies (one minute), whose error would have no Retry-After. */
const usualPatienceMs = 45_000;

const defaultQueue = (patienceMs: number) =>
  createWorkQueue({
    atOnce: Math.max(1, availableParallelism() - 1),
    patienceMs,
    mostIdle: 400,
    now: () => performance.now(),
  });

/** Finds, renders and caches pictures. Concurrent requests for the same picture share one rendering. */
export function createPictures({
  sources,
  folder,
  clock,
  log,
  patienceMs = usualPatienceMs,
  queue = defaultQueue(patienceMs),
}: Options): Pictures {
  restrainSharp();
  const all = [...sources, missingSource];
  const known = createCache<NamedPicture | undefined>({ clock, most: mostKnown });
  const replaced = new Map<string, number>();
  const maker = createPictureMaker({ folder, queue, log });

  const find = (path: string) =>
    known.get(`${path} ${replaced.get(path) ?? 0}`, async () => {
      for (const source of all) {
        const found = await source.find(path);
        if (found) return { name: `${versionOf(path)}-${found.version}`, found };
      }
      return undefined;
    });

  const formFor = async (picture: NamedPicture, width: ImageWidth, accept: string | undefined) => {
    const [best = 'jpeg', second = 'jpeg'] = formatsFor(accept);
    if (best !== 'avif') return { format: best, isFinal: true };
    if (width > widestAvif) return { format: second, isFinal: true };
    const isMade = await maker.has(picture, { width, format: 'avif' });
    return isMade ? { format: best, isFinal: true } : { format: second, isFinal: false };
  };

  const read = async ({ path, width, accept }: PictureQuery, asker = somebody): Promise<ReadPicture> => {
    const picture = await find(path);
    if (!picture) return undefined;
    const form = await formFor(picture, width, accept);
    const bytes = await withPatience(patienceMs, asker, ({ client, isWanted }) =>
      maker.get(picture, { width, format: form.format }, () => (isWanted() ? [client] : [])),
    );
    if (!form.isFinal) maker.later(picture, { width, format: 'avif' });
    return { bytes, version: picture.found.version, ...form };
  };

  return {
    version: async (path) => (await find(path))?.found.version,
    formOf: async ({ path, width, accept }) => {
      const picture = await find(path);
      return picture ? formFor(picture, width, accept) : { format: 'jpeg', isFinal: true };
    },
    read: async (asked, asker) => {
      try {
        return await read(asked, asker);
      } catch (error) {
        if (isQueueFull(error) || isAway(error)) throw error;
        log.error({ err: error, path: asked.path }, 'a picture could not be made');
        return undefined;
      }
    },
    readMissing: (asked, asker) => read({ ...asked, path: missingPicturePath }, asker),
    improve: async ({ path, width }) => {
      const picture = await find(path);
      if (picture) maker.later(picture, { width, format: 'avif' });
    },
    prepare: async (path, widths) => {
      const picture = await find(path);
      const forms = (['webp', 'avif'] as const).flatMap((format) => widths.map((width) => ({ width, format })));
      if (picture) await maker.ahead(picture, forms);
    },
    forget: (path) => void replaced.set(path, (replaced.get(path) ?? 0) + 1),
    stop: () => queue.stop(),
  };
}

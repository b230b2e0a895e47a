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
  /** The version of a picture, for its address; undefined where there is none. */
  version(path: string): Promise<string | undefined>;
  /** In which form `read` would give the picture now. It is final unless a better one is still to be made. */
  formOf(asked: Asked): Promise<PictureForm>;
  /** The picture in the best form the asker takes. Rejects with QueueFull when it would take too long. */
  read(asked: Asked, asker?: Asker): Promise<ReadPicture>;
  /** The picture of nothing, in the same form. */
  readMissing(asked: Omit<Asked, 'path'>, asker?: Asker): Promise<ReadPicture>;
  /** Has the better form made in idle time, for an asker who needs nothing else. */
  improve(asked: Asked): Promise<void>;
  /** Makes, in idle time, what lists will ask for. Rejects with QueueFull when the shop is being closed. */
  prepare(path: string, widths: readonly ImageWidth[]): Promise<void>;
  /** The picture was replaced: this process looks again at once, others within a minute. */
  forget(path: string): void;
  stop(): Promise<void>;
};

type Asked = { path: string; width: ImageWidth; accept: string | undefined };
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

/** AVIF takes long to make; past this width it takes too long for what it saves. */
const widestAvif = 1080;
const mostKnown = 20_000;
const somebody: Asker = { client: '', isWanted: () => true };

/** Before proxies give up, most of them after a minute: they would say nothing of coming again. */
const usualPatienceMs = 45_000;

const defaultQueue = (patienceMs: number) =>
  createWorkQueue({
    atOnce: Math.max(1, availableParallelism() - 1),
    patienceMs,
    mostIdle: 400,
    now: () => performance.now(),
  });

/** Finds, makes and keeps pictures. Made once each: whoever asks meanwhile waits for the same one. */
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

  const read = async ({ path, width, accept }: Asked, asker = somebody): Promise<ReadPicture> => {
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

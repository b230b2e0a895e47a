import { availableParallelism } from 'node:os';
import { createCache } from '#platform/cache.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.server.ts';
import type { ImageWidth } from './image-widths.ts';
import { missingSource } from './missing-source.server.ts';
import { missingPicturePath } from './picture-address.ts';
import type { PictureFolder } from './picture-folder.server.ts';
import { formatsFor, type PictureFormat } from './picture-format.ts';
import type { FoundPicture, PictureSource } from './picture-source.ts';
import { versionOf } from './picture-version.server.ts';
import { encode, makeRaster, type Raster, rasterFor, restrainSharp } from './rasterise.server.ts';
import { createWorkQueue, isQueueFull, type WorkQueue } from './work-queue.ts';

export type Pictures = {
  /** The version of a picture, for its address; undefined where there is none. */
  version(path: string): Promise<string | undefined>;
  /** The picture in the best form the asker takes. Rejects with QueueFull when too many are waited for. */
  read(asked: Asked): Promise<ReadPicture>;
  /** The picture of nothing, in the same form. */
  readMissing(asked: Omit<Asked, 'path'>): Promise<ReadPicture>;
  stop(): Promise<void>;
};

type Asked = { path: string; width: ImageWidth; accept: string | undefined };
type ReadPicture = { bytes: Buffer; format: PictureFormat; version: string } | undefined;

type Options = {
  sources: readonly PictureSource[];
  folder: PictureFolder;
  clock: Clock;
  log: Log;
  queue?: WorkQueue;
};

/** AVIF takes long to make; past this width it takes too long for what it saves. */
const widestAvif = 1080;
const mostKnown = 20_000;

const defaultQueue = () =>
  createWorkQueue({ atOnce: Math.max(1, availableParallelism() - 1), mayWait: { now: 200, soon: 64, idle: 400 } });

/** Finds, makes and keeps pictures. Made once each: whoever asks meanwhile waits for the same one. */
export function createPictures({ sources, folder, clock, log, queue = defaultQueue() }: Options): Pictures {
  restrainSharp();
  const all = [...sources, missingSource];
  const known = createCache<FoundPicture | undefined>({ clock, most: mostKnown });
  const making = new Map<string, Promise<Buffer>>();
  const baking = new Set<string>();

  const find = (path: string) =>
    known.get(path, async () => {
      for (const source of all) {
        const found = await source.find(path);
        if (found) return found;
      }
      return undefined;
    });

  const once = (name: string, make: () => Promise<Buffer>) => {
    const begun = making.get(name) ?? make().finally(() => making.delete(name));
    making.set(name, begun);
    return begun;
  };

  /** A full disk or a folder taken away makes the shop slower, not blind. */
  const keep = async (name: string, bytes: Buffer) => {
    await folder.write(name, bytes).catch((error: unknown) => log.error({ err: error }, 'a picture could not be kept'));
    return bytes;
  };

  const rasterOf = (name: string, raster: Raster, found: FoundPicture) =>
    once(`${name}.${raster}`, async () => {
      const kept = await folder.read(`${name}.${raster}`);
      return kept ?? keep(`${name}.${raster}`, await makeRaster(await found.load(), raster));
    });

  const made = (name: string, width: ImageWidth, format: PictureFormat, found: FoundPicture) =>
    once(`${name}.${width}.${format}`, async () => {
      const file = `${name}.${width}.${format}`;
      const kept = await folder.read(file);
      if (kept) return kept;
      const raster = rasterFor(width);
      const isQuick = (await folder.read(`${name}.${raster}`)) !== undefined;
      return queue.run(isQuick ? 'now' : 'soon', async () =>
        keep(file, await encode(await rasterOf(name, raster, found), width, format)),
      );
    });

  /** The next asker gets it. Lost when the process ends, and then simply asked for again. */
  const bakeAvif = (name: string, width: ImageWidth, found: FoundPicture) => {
    const file = `${name}.${width}.avif`;
    if (baking.has(file)) return;
    baking.add(file);
    queue
      .run('idle', async () => keep(file, await encode(await rasterOf(name, rasterFor(width), found), width, 'avif')))
      .catch((error: unknown) => {
        if (!isQueueFull(error)) log.error({ err: error }, 'an AVIF picture could not be made');
      })
      .finally(() => baking.delete(file));
  };

  const read = async ({ path, width, accept }: Asked): Promise<ReadPicture> => {
    const found = await find(path);
    if (!found) return undefined;
    const { version } = found;
    const name = `${versionOf(path)}-${version}`;
    const [best, second = best] = formatsFor(accept);
    if (best === 'avif' && width <= widestAvif) {
      const kept = await folder.read(`${name}.${width}.avif`);
      if (kept) return { bytes: kept, format: 'avif', version };
    }
    const format = best === 'avif' ? (second ?? 'jpeg') : (best ?? 'jpeg');
    const bytes = await made(name, width, format, found);
    if (best === 'avif' && width <= widestAvif) bakeAvif(name, width, found);
    return { bytes, format, version };
  };

  return {
    version: async (path) => (await find(path))?.version,
    read: async (asked) => {
      try {
        return await read(asked);
      } catch (error) {
        if (isQueueFull(error)) throw error;
        log.error({ err: error, path: asked.path }, 'a picture could not be made');
        return undefined;
      }
    },
    readMissing: (asked) => read({ ...asked, path: missingPicturePath }),
    stop: () => queue.stop(),
  };
}

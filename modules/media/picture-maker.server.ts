import type { Log } from '#platform/log.server.ts';
import type { ImageWidth } from './image-widths.ts';
import type { PictureFolder } from './picture-folder.server.ts';
import type { PictureFormat } from './picture-format.ts';
import type { FoundPicture } from './picture-source.ts';
import { encode, makeRaster, rasterFor } from './rasterise.server.ts';
import { type Clients, createSharedWork } from './shared-work.ts';
import { isQueueFull, type WorkQueue } from './work-queue.ts';

/** A picture with the name prefix of its files. */
export type NamedPicture = { name: string; found: FoundPicture };

type Form = { width: ImageWidth; format: PictureFormat };

export type PictureMaker = {
  has(picture: NamedPicture, form: Form): Promise<boolean>;
  /**
   * Returns the picture in the given form, made once for concurrent requests. Rejects with QueueFull if it would take
   * too long.
   */
  get(picture: NamedPicture, form: Form, clients: Clients): Promise<Buffer>;
  /**
   * Makes the picture when the queue is idle. A pending request is lost when the process ends; the next visit repeats
   * it.
   */
  later(picture: NamedPicture, form: Form): void;
  /**
   * Also in idle time, but awaited step by step. The raster is not kept, because it is as large as sixty small
   * pictures.
   */
  ahead(picture: NamedPicture, forms: readonly Form[]): Promise<void>;
};

type Options = { folder: PictureFolder; queue: WorkQueue; log: Log };

export function createPictureMaker({ folder, queue, log }: Options): PictureMaker {
  const share = createSharedWork<Buffer>();
  const baking = new Set<string>();
  const fileOf = ({ name }: NamedPicture, { width, format }: Form) => `${name}.${width}.${format}`;
  const rasterFileOf = ({ name }: NamedPicture, width: ImageWidth) => `${name}.${rasterFor(width)}`;

  /** If the disk is full or the folder is gone, pictures are made again for each request instead of failing. */
  const keep = async (file: string, bytes: Buffer) => {
    await folder.write(file, bytes).catch((error: unknown) => log.error({ err: error }, 'a picture could not be kept'));
    return bytes;
  };
  const make = async ({ found }: NamedPicture, width: ImageWidth) => makeRaster(await found.load(), rasterFor(width));
  const rasterOf = async (picture: NamedPicture, width: ImageWidth) => {
    const file = rasterFileOf(picture, width);
    return (await folder.read(file)) ?? keep(file, await make(picture, width));
  };
  const bake = async (picture: NamedPicture, form: Form, raster?: Buffer) =>
    keep(fileOf(picture, form), await encode(raster ?? (await rasterOf(picture, form.width)), form.width, form.format));

  return {
    has: (picture, form) => folder.has(fileOf(picture, form)),
    get: (picture, form, asker) =>
      share(fileOf(picture, form), asker, async (clients) => {
        const kept = await folder.read(fileOf(picture, form));
        if (kept) return kept;
        const rasterFile = rasterFileOf(picture, form.width);
        const isWide = rasterFor(form.width) === 'wide';
        // Read an existing raster when its turn comes; make a missing one once for all widths.
        const raster = (await folder.has(rasterFile))
          ? undefined
          : await share(rasterFile, clients, (all) =>
              queue.run(isWide ? 'wide' : 'soon', () => rasterOf(picture, form.width), all),
            );
        return queue.run(isWide ? 'wide' : 'now', () => bake(picture, form, raster), clients);
      }),
    later: (picture, form) => {
      const file = fileOf(picture, form);
      if (baking.has(file)) return;
      baking.add(file);
      queue
        .run('idle', () => bake(picture, form))
        .catch((error: unknown) => {
          if (!isQueueFull(error)) log.error({ err: error }, 'a picture could not be made in idle time');
        })
        .finally(() => baking.delete(file));
    },
    ahead: async (picture, forms) => {
      let raster: Buffer | undefined;
      for (const form of forms) {
        if (await folder.has(fileOf(picture, form))) continue;
        raster ??= await queue.run('idle', async () => {
          const kept = await folder.read(rasterFileOf(picture, form.width));
          return kept ?? make(picture, form.width);
        });
        const made = raster;
        await queue.run('idle', () => bake(picture, form, made));
      }
    },
  };
}

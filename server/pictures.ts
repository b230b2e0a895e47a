import cluster from 'node:cluster';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileSource } from '#modules/media/file-source.server.ts';
import { pictureFolder } from '#modules/media/picture-folder.server.ts';
import { createPictures, type Pictures } from '#modules/media/pictures.server.ts';
import { preparePictures } from '#modules/media/prepare-pictures.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { demoFronts, demoPictures } from './demo.ts';

const megabyte = 1024 * 1024;

/** Delayed, so that the first requests after a start are not slowed down. */
const aheadAfterMs = 20_000;

type Basics = Pick<Shop, 'env' | 'db' | 'clock' | 'log' | 'files'>;

const folderOf = ({ env }: Pick<Shop, 'env'>) =>
  pictureFolder({
    folder: join(resolve(env.DATA_DIR), 'cache', 'pictures'),
    maxBytes: env.PICTURE_CACHE_MB * megabyte,
  });

/** Uploaded pictures first, then the demo drawings; rendered pictures are kept in the data folder. */
export async function openPictures({ env, db, clock, log, files }: Basics): Promise<Pictures> {
  const folder = folderOf({ env });
  await folder.tidy();
  return createPictures({ sources: [fileSource(files), ...(await demoPictures({ env, db }))], folder, clock, log });
}

/** Renders the demo's list pictures in the background, in one process per machine. Returns a function that stops it. */
export function makePicturesAhead({ env, db, log, pictures }: Basics & Pick<Shop, 'pictures'>): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isFirst = cluster.worker === undefined || cluster.worker.id === 1;
  const run = async () => {
    await pause(aheadAfterMs, undefined, { signal, ref: false });
    const paths = await demoFronts({ env, db });
    const now = () => performance.now();
    await preparePictures({ pictures, folder: folderOf({ env }), log, paths, signal, now });
  };
  if (env.PICTURES_AHEAD && isFirst)
    run().catch((error: unknown) => {
      if (!signal.aborted) log.error({ err: error }, 'pictures could not be made ahead');
    });
  return () => stopping.abort();
}

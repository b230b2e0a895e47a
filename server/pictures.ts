import { join, resolve } from 'node:path';
import { fileSource } from '#modules/media/file-source.server.ts';
import { pictureFolder } from '#modules/media/picture-folder.server.ts';
import { createPictures, type Pictures } from '#modules/media/pictures.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { demoPictures } from './demo.ts';

const megabyte = 1024 * 1024;

/** Uploaded pictures first, then, in a demo shop, the drawings; what is made of them is kept in the data folder. */
export async function openPictures({
  env,
  db,
  clock,
  log,
  files,
}: Pick<Shop, 'env' | 'db' | 'clock' | 'log' | 'files'>): Promise<Pictures> {
  const folder = pictureFolder({
    folder: join(resolve(env.DATA_DIR), 'cache', 'pictures'),
    maxBytes: env.PICTURE_CACHE_MB * megabyte,
  });
  await folder.tidy();
  return createPictures({ sources: [fileSource(files), ...(await demoPictures({ env, db }))], folder, clock, log });
}

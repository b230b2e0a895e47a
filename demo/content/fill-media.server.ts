import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { mediaKey } from '#modules/media/media-path.ts';
import { makeRaster } from '#modules/media/rasterise.server.ts';
import { insertItem } from '#modules/media-library/media-item-store.server.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { drawScene } from '../pictures/scenes/draw-scene.ts';
import { libraryPath, libraryPictures, librarySize } from './library.ts';

const contentType = 'image/jpeg';
const dayMs = 86_400_000;

/** Drawings as files of the media library, uploaded one a day. */
export async function fillMedia({ db, files, clock }: DemoShop): Promise<void> {
  for (const [at, { scene, folder, name, alts }] of libraryPictures.entries()) {
    const content = await makeRaster(Buffer.from(drawScene(scene, 'wide')), 'narrow');
    const path = libraryPath(scene);
    await files.put(mediaKey(path), content, contentType);
    const createdAt = new Date(clock.now().getTime() - (libraryPictures.length - at) * dayMs);
    await insertItem(db, {
      id: newId(createdAt, randomBytes),
      path,
      name,
      folder,
      kind: 'picture',
      contentType,
      bytes: content.byteLength,
      ...librarySize,
      focal: { x: 0.5, y: 0.5 },
      alts,
      isDecorative: false,
      version: 1,
      createdAt,
      changedAt: createdAt,
    });
  }
}

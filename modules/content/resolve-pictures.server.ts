import { pictureVersionOf } from '../media/picture-version-of.server.ts';
import type { Shop } from '../shop.server.ts';
import { type PictureVersions, picturePathsOf } from './picture-paths.ts';

export async function resolvePictures(
  shop: Pick<Shop, 'pictures' | 'log'>,
  ...documents: readonly unknown[]
): Promise<PictureVersions> {
  const versions = await Promise.all(
    picturePathsOf(documents).map(async (path) => [path, await pictureVersionOf(shop, path)] as const),
  );
  return Object.fromEntries(versions.flatMap(([path, version]) => (version === undefined ? [] : [[path, version]])));
}

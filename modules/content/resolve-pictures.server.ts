import { filesPath } from '../media/file-address.ts';
import { findFile } from '../media/find-file.server.ts';
import { pictureVersionOf } from '../media/picture-version-of.server.ts';
import type { Shop } from '../shop.server.ts';
import type { ContentBlock } from './block-schema.ts';
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

/** The blocks without films whose file is missing: an empty player helps nobody. */
export async function withoutMissingFilms(
  shop: Pick<Shop, 'files'>,
  blocks: readonly ContentBlock[],
): Promise<ContentBlock[]> {
  const shown = await Promise.all(
    blocks.map(async ({ children, ...block }): Promise<ContentBlock[]> => {
      if (block.name === 'core/video' && !(await isThere(shop, block.attributes.file))) return [];
      return [{ ...block, ...(children && { children: await withoutMissingFilms(shop, children) }) }];
    }),
  );
  return shown.flat();
}

/** Only the shop's own files are films; other addresses of the shop are pages. */
async function isThere(shop: Pick<Shop, 'files'>, file: unknown): Promise<boolean> {
  if (typeof file !== 'string' || !file.startsWith(filesPath)) return false;
  return (await findFile(shop, file.slice(filesPath.length))) !== undefined;
}

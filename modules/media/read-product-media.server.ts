import type { Shop } from '../shop.server.ts';
import { fileUrl } from './file-address.ts';
import { findFile } from './find-file.server.ts';
import { pictureVersionOf } from './picture-version-of.server.ts';
import { assetsOf, documentsOf, type Medium } from './product-media.ts';

type ShownPicture = { path: string; version: string };
export type ShownAsset =
  | ({ kind: 'image'; mediaId: number } & ShownPicture)
  | { kind: 'video'; address: string; poster: ShownPicture | undefined };
export type ShownDocument = { mediaId: number; address: string; bytes: number };

type MediaShop = Pick<Shop, 'files' | 'pictures' | 'log'>;

/**
 * For a product page: pictures and films with the data for their addresses, then documents. Missing files are left out.
 */
export async function readProductMedia(
  shop: MediaShop,
  media: readonly Medium[],
): Promise<{ assets: ShownAsset[]; documents: ShownDocument[] }> {
  const [assets, documents] = await Promise.all([
    Promise.all(
      assetsOf(media).map(async (asset): Promise<ShownAsset | undefined> => {
        const picture = await findPicture(shop, asset.kind === 'image' ? asset.path : asset.poster);
        if (asset.kind === 'image') return picture && { kind: 'image', mediaId: asset.mediaId, ...picture };
        const address = (await findShown(shop, asset.path))?.address;
        return address === undefined ? undefined : { kind: 'video', address, poster: picture };
      }),
    ),
    Promise.all(
      documentsOf(media).map(async ({ mediaId, path }) => {
        const found = await findShown(shop, path);
        return found && { mediaId, ...found };
      }),
    ),
  ]);
  return {
    assets: assets.filter((asset) => asset !== undefined),
    documents: documents.filter((document) => document !== undefined),
  };
}

async function findPicture(shop: MediaShop, path: string | undefined): Promise<ShownPicture | undefined> {
  const version = path === undefined ? undefined : await pictureVersionOf(shop, path);
  return path === undefined || version === undefined ? undefined : { path, version };
}

/** A file that cannot be found or read is left out, and the page is still shown. */
async function findShown(shop: MediaShop, path: string): Promise<{ address: string; bytes: number } | undefined> {
  try {
    const found = await findFile(shop, path);
    return found && { address: fileUrl(path, found.version), bytes: found.bytes };
  } catch (error) {
    shop.log.warn({ err: error, path }, 'a file could not be found');
    return undefined;
  }
}

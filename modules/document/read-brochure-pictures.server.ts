import { pictureVersionOf } from '../media/picture-version-of.server.ts';
import { isQueueFull } from '../media/work-queue.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { CopiedPicture, CopiedPictures } from './previous-copies.ts';

type PictureRequest = { readonly partNo: string; readonly picture: string | undefined };
type PictureShop = Pick<Shop, 'pictures' | 'log'>;

/** Number of concurrent reads; the picture queue limits rendering. */
const atOnce = 8;

/**
 * Pictures of products by part number. Unchanged pictures come from the previous PDF; undefined if the picture queue is
 * full.
 */
export async function readBrochurePictures(
  shop: PictureShop,
  visit: Pick<Visit, 'clientAddress'>,
  wanted: readonly PictureRequest[],
  previous: CopiedPictures | undefined,
): Promise<{ pictures: CopiedPictures; fetched: number } | undefined> {
  const pictures = new Map<string, CopiedPicture>();
  let fetched = 0;
  const take = async ({ partNo, picture: path }: PictureRequest) => {
    const version = path === undefined ? undefined : await pictureVersionOf(shop, path);
    if (path === undefined || version === undefined) return;
    const copied = previous?.get(partNo);
    if (copied?.path === path && copied.version === version) {
      pictures.set(partNo, copied);
      return;
    }
    fetched += 1;
    const bytes = await readJpeg(shop, visit, path, 446);
    if (bytes) pictures.set(partNo, { path, version, bytes });
  };
  try {
    for (let from = 0; from < wanted.length; from += atOnce)
      await Promise.all(wanted.slice(from, from + atOnce).map(take));
  } catch (error) {
    if (isQueueFull(error)) return undefined;
    throw error;
  }
  return { pictures, fetched };
}

/** As JPEG, the default format, which pdfkit can embed. */
export async function readJpeg(
  { pictures }: Pick<Shop, 'pictures'>,
  { clientAddress }: Pick<Visit, 'clientAddress'>,
  path: string,
  width: 446 | 1200,
): Promise<Buffer | undefined> {
  const asker = { client: clientAddress, isWanted: () => true };
  return (await pictures.read({ path, width, accept: undefined }, asker))?.bytes;
}

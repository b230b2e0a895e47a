import type { PlacePicture } from '#app/components/catalogue/list-view.ts';
import { generalOrNothing } from '#modules/content/read-general.server.ts';
import type { Place } from '#modules/list-engine/listing.ts';
import { pictureVersionOf } from '#modules/media/picture-version-of.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The editors' picture of a category; undefined if the file does not exist. */
export async function readPlacePicture(
  shop: Pick<Shop, 'snapshots' | 'pictures' | 'log'>,
  visit: Pick<Visit, 'market' | 'language'>,
  place: Place | undefined,
): Promise<PlacePicture | undefined> {
  if (place?.category === undefined) return undefined;
  const general = await generalOrNothing(shop, visit);
  const picture = general?.categoryPictures?.find(({ category }) => category === place.category)?.picture;
  const version = picture && (await pictureVersionOf(shop, picture.path));
  return picture && version !== undefined ? { ...picture, version } : undefined;
}

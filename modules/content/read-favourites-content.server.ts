import { ok } from '#core/result.ts';
import { pictureUrl } from '../media/picture-address.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { FavouritesCover, FavouritesPageChoice } from './favourites-content.ts';
import { readGeneral } from './read-general.server.ts';
import { readPage } from './read-page.server.ts';
import { resolvePictures } from './resolve-pictures.server.ts';

type Reader = Pick<Shop, 'snapshots'>;
type ContentVisit = Pick<Visit, 'market' | 'language' | 'claims' | 'now'>;

/** Access: everybody. Pages that do not exist, or that the reader may not see, are left out. */
export async function readFavouritesPages(shop: Reader, visit: ContentVisit) {
  const general = await readGeneral(shop, visit);
  if (!general.ok) return general;
  const slugs = general.value.favorites?.pages ?? [];
  const found = await Promise.all(slugs.map((slug) => readPage(shop, visit, { slug })));
  return ok(
    found.flatMap((page): FavouritesPageChoice[] => {
      if (!page.ok) return [];
      const { slug, title, description } = page.value.page;
      return [{ slug, title, description }];
    }),
  );
}

/** Access: everybody. Lists all covers in any proportion; covers with a missing picture are left out. */
export async function readFavouritesCovers(shop: Reader & Pick<Shop, 'pictures' | 'log'>, visit: ContentVisit) {
  const general = await readGeneral(shop, visit);
  if (!general.ok) return general;
  const covers = general.value.favorites?.covers ?? [];
  const versions = await resolvePictures(shop, covers);
  return ok(
    covers.flatMap(({ id, picture }): FavouritesCover[] => {
      const version = versions[picture.path];
      return version === undefined ? [] : [{ id, picture, url: pictureUrl(picture.path, version, 446) }];
    }),
  );
}

/** Access: everybody, because these people are public contacts. A department without employees is empty. */
export async function readEmployees(shop: Reader, visit: ContentVisit, { slug }: { slug: string }) {
  const general = await readGeneral(shop, visit);
  if (!general.ok) return general;
  return ok(general.value.departments?.find((department) => department.slug === slug)?.employees ?? []);
}

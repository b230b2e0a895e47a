import { redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { ChosenList, FavouritesView } from '#app/components/favourites/favourites-view.ts';
import { notFound } from '#app/not-found.ts';
import { priceNoteOf } from '#app/routes/product/price-note.server.ts';
import { readLooking } from '#app/routes/product/read-looking.server.ts';
import { mayHaveLists, mayShare, ownerOf } from '#modules/favourites/favourite-owner.ts';
import { findRemovedList, readList, readLists, readSharedList } from '#modules/favourites/read-lists.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Access: everybody; favourites in the browser are unknown here. Lists of the account belong to their owner, or are
 * shared by a colleague.
 */
export async function loadFavourites(
  shop: Shop,
  visit: Visit,
  { request, query }: { request: Request; query: URLSearchParams },
): Promise<FavouritesView> {
  const { market, language } = visit;
  const { prices } = await readLooking(shop, visit, request);
  const read = visit.claims ? await readLists(shop, visit) : undefined;
  const lists = read?.ok ? read.value : [];
  const sharePathOf = (token: string | undefined) =>
    token === undefined ? undefined : `${routeHref('myFavorites', language)}?shared=${token}`;
  const removedId = query.get('removed') ?? '';
  return {
    isSignedIn: visit.claims !== undefined,
    mayHaveLists: mayHaveLists(visit),
    mayShare: mayShare(ownerOf(visit)),
    lists: lists.flatMap(({ id, name, itemCount, isDefault }) =>
      isDefault || id === undefined ? [] : [{ id, name, itemCount }],
    ),
    chosen: await choose(),
    removed: uuid.test(removedId) ? await findRemovedList(shop, visit, { listId: removedId }) : undefined,
    prices: {
      ...prices,
      note: priceNoteOf(shop, visit, prices),
      cultureCode: (market.locales[language] ?? market.locales[market.defaultLocale])?.cultureCode ?? language,
    },
  };

  async function choose(): Promise<ChosenList> {
    const token = query.get('shared');
    if (token !== null) {
      // Without sign-in, the existence of a list is not revealed.
      if (!visit.claims) {
        const returnTo = `${routeHref('myFavorites', language)}?${new URLSearchParams({ shared: token })}`;
        throw redirect(`/login?${new URLSearchParams({ returnTo, lang: language })}`);
      }
      const shared = await readSharedList(shop, visit, { token });
      if (!shared.ok) throw notFound();
      const { name, ownerName, items } = shared.value;
      return { kind: 'shared', name, ownerName, items };
    }
    const listId = query.get('list');
    if (listId === null)
      return { kind: 'default', sharePath: sharePathOf(lists.find(({ isDefault }) => isDefault)?.shareToken) };
    const list = uuid.test(listId) ? await readList(shop, visit, { listId }) : undefined;
    if (!list?.ok || list.value.id === undefined || list.value.isDefault) throw notFound();
    const { id, name, items, shareToken } = list.value;
    return { kind: 'named', id, name, items, sharePath: sharePathOf(shareToken) };
  }
}

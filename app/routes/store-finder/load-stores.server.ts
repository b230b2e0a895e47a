import type { StoreCard } from '#app/components/store-finder/store-view.ts';
import type { Shop } from '#modules/shop.server.ts';
import { searchStores } from '#modules/store-finder/read-stores.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readSearch } from './read-search.ts';
import { storeTexts } from './store-texts.server.ts';
import { withStreets } from './with-streets.server.ts';

export async function loadStores(shop: Shop, visit: Visit, query: URLSearchParams) {
  const search = readSearch(query);
  const { stores, map, services, total, from, isNear, isUnknown } = await searchStores(shop, visit, search);
  const texts = storeTexts(shop, visit);
  const count = stores.length;
  const isAtPlace = isNear && from !== undefined;
  return {
    total,
    map: withStreets(map, shop.env),
    stores: stores.map(
      ({ slug, name, kind, addressLine1, zipCode, city, state, km, lng, lat, x, y, services: offered }): StoreCard => ({
        slug,
        name,
        kind,
        address: [addressLine1, `${zipCode} ${city}`],
        city,
        ...(km !== undefined && { distance: texts.distance(km) }),
        isOpen: state.isOpen,
        stateText: texts.state(state),
        services: offered.map(texts.service),
        lng,
        lat,
        x,
        y,
      }),
    ),
    services: services.map((code) => ({ code, name: texts.service(code) })),
    heading: isAtPlace
      ? texts.say('list.near', { count, place: from })
      : texts.say(isNear ? 'list.nearYou' : 'list.count', { count }),
    ...(isUnknown && { unknown: search.text }),
    asked: {
      text: search.text,
      near: search.near ? `${search.near.lat},${search.near.lng}` : '',
      isOpenNow: search.isOpenNow,
      services: search.services,
    },
  };
}

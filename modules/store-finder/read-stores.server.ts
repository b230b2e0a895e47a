import { dateIn } from '#core/dates.ts';
import { ok, refuse } from '#core/result.ts';
import { timeZones } from '../market/time-zones.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { outlineOf } from './country-outlines.ts';
import { findStores, type StoreSearch } from './find-stores.ts';
import { frameAround, pathOf, project } from './map-frame.ts';
import { openStateAt, specialDaysFrom, weekdayOf, weekdays } from './store-hours.ts';
import { findStore, listStores } from './stores-store.server.ts';

type Reader = Pick<Shop, 'db'>;
type Visitor = Pick<Visit, 'market' | 'now'>;

/** Access: everybody. The stores of the market that a search finds, and the map that shows them. */
export async function searchStores({ db }: Reader, { market, now }: Visitor, search: StoreSearch) {
  const stores = await listStores(db, market.marketId);
  const { found, from, isUnknown } = findStores(stores, search, {
    market: market.code,
    timeZone: timeZones[market.code],
    now,
  });
  const { lng, lat } = market.mapCentre;
  const frame = frameAround(from ?? { lng, lat }, from ? found.map(({ store }) => store) : stores);
  return {
    total: stores.length,
    services: [...new Set(stores.flatMap(({ services }) => services))],
    isUnknown,
    from: from?.name,
    isNear: from !== undefined,
    stores: found.map(({ store, state, km }) => ({
      ...store,
      state,
      ...(km !== undefined && { km }),
      ...project(frame.centre, store),
    })),
    map: { ...frame, outline: pathOf(frame.centre, outlineOf(market.code)) },
  };
}

/** Access: everybody. A store of the market, with the hours of its week and its next special days. */
export async function readStore({ db, env }: Pick<Shop, 'db' | 'env'>, { market, now }: Visitor, slug: string) {
  const store = await findStore(db, market.marketId, slug);
  if (!store) return refuse({ code: 'not-found', slug });
  const timeZone = store.timeZone ?? timeZones[market.code];
  const today = dateIn(timeZone, now);
  const { lng, lat } = store;
  // A drawn map shows where in the country the store is; close to it there is nothing but land.
  const frame = frameAround({ lng, lat }, env.MAP_STYLE_URL === undefined ? await listStores(db, market.marketId) : []);
  return ok({
    store,
    state: openStateAt(store, timeZone, now),
    today: weekdayOf(today),
    week: weekdays.map((day) => ({ day, hours: store.openingHours[day] ?? [] })),
    specialDays: specialDaysFrom(store, today),
    map: { ...frame, outline: pathOf(frame.centre, outlineOf(market.code)) },
  });
}

/** Slugs of the market's stores, for the sitemap. */
export async function listStoreSlugs({ db }: Reader, { market }: Pick<Visit, 'market'>): Promise<string[]> {
  return (await listStores(db, market.marketId)).map(({ slug }) => slug);
}

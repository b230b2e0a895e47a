import type { MarketCode } from '../market/market.ts';
import { kmBetween, type Point } from './distance.ts';
import { findPlace, placesOf, plain } from './places.ts';
import { type OpenState, openStateAt } from './store-hours.ts';
import type { Store } from './store-schema.ts';

/** What a visitor looks for; an empty search is every store of the market. */
export type StoreSearch = {
  readonly text: string;
  /** The visitor's position, if the browser told it. */
  readonly near?: Point | undefined;
  readonly isOpenNow: boolean;
  /** A store must have all of them. */
  readonly services: readonly string[];
};

type FoundStore = { readonly store: Store; readonly state: OpenState; readonly km?: number };

type FoundStores = {
  readonly found: readonly FoundStore[];
  /** Where distances begin. */
  readonly from?: Point & { readonly name?: string };
  /** The text is neither a store, a town nor a postcode that we know: every store is listed. */
  readonly isUnknown: boolean;
};

type World = { readonly market: MarketCode; readonly timeZone: string; readonly now: Date };

const nearKm = 100;
const fewestNear = 3;

export function findStores(stores: readonly Store[], search: StoreSearch, world: World): FoundStores {
  const wanted = stores.flatMap((store): FoundStore[] => {
    const state = openStateAt(store, store.timeZone ?? world.timeZone, world.now);
    const fits = search.services.every((service) => store.services.includes(service));
    return fits && (state.isOpen || !search.isOpenNow) ? [{ store, state }] : [];
  });
  const text = search.text.trim();
  if (text === '' && search.near) return { found: around(search.near, wanted), from: search.near, isUnknown: false };
  if (text === '') return { found: wanted, isUnknown: false };
  const named = wanted.filter(({ store }) => isNamed(store, text));
  if (named.length > 0) return { found: named, isUnknown: false };
  const place = findPlace(placesOf(world.market, stores), text);
  if (!place) return { found: wanted, isUnknown: true };
  return { found: around(place, wanted), from: { lng: place.lng, lat: place.lat, name: place.name }, isUnknown: false };
}

/** The whole name of a store, such as "Yrke Partner Malmö". The name of a town alone is a place. */
const isNamed = ({ name, city }: Store, text: string): boolean =>
  plain(text).length > 3 && plain(name).includes(plain(text)) && !plain(city).startsWith(plain(text));

function around(from: Point, stores: readonly FoundStore[]): FoundStore[] {
  const sorted = stores
    .map((found) => ({ ...found, km: kmBetween(from, found.store) }))
    .toSorted((a, b) => a.km - b.km);
  return sorted.filter(({ km }, at) => at < fewestNear || km <= nearKm);
}

import type { MarketCode } from '../market/market.ts';
import type { Point } from './distance.ts';
import { northernPlaces } from './places/northern-places.ts';
import { otherPlaces } from './places/other-places.ts';
import type { Store } from './store-schema.ts';

const tables: Record<MarketCode, string> = { ...northernPlaces, ...otherPlaces };

type Place = Point & { readonly name: string; readonly zip: string };

/** The towns of a market: those of its stores, which are exact, and larger ones between them. */
export function placesOf(market: MarketCode, stores: readonly Store[]): Place[] {
  const others = tables[market].split(';').map((entry) => {
    const [name = '', zip = '', lng, lat] = entry.split(',');
    return { name, zip, lng: Number(lng), lat: Number(lat) };
  });
  return [...stores.map(({ city, zipCode, lng, lat }) => ({ name: city, zip: zipCode, lng, lat })), ...others];
}

/** How names and postcodes are compared: without accents, case, blanks and hyphens. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss');

/** A town by its name or its beginning, or the place whose postcodes begin most like this one. */
export function findPlace(places: readonly Place[], text: string): Place | undefined {
  const wanted = plain(text);
  if (wanted.length < 2) return undefined;
  return /\d/.test(wanted)
    ? findByPostcode(places, wanted)
    : (places.find(({ name }) => plain(name) === wanted) ??
        places.find(({ name }) => wanted.length > 2 && plain(name).startsWith(wanted)));
}

function findByPostcode(places: readonly Place[], wanted: string): Place | undefined {
  const best = places
    .map((place) => ({ place, alike: alike(plain(place.zip), wanted) }))
    .reduce((first, next) => (next.alike > first.alike ? next : first), { place: undefined, alike: 0 } as {
      place: Place | undefined;
      alike: number;
    });
  const letters = /^[a-z]*/.exec(wanted)?.[0].length ?? 0;
  // One equal figure of a postcode says nothing about the place, except after the letters of an area.
  return best.alike >= Math.max(2, letters) || (letters > 0 && best.alike >= letters) ? best.place : undefined;
}

function alike(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}

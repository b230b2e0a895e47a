import type { StoreSearch } from '#modules/store-finder/find-stores.ts';

const longest = 80;
const mostServices = 20;

/** The search in the address of the finder. What cannot be read is left out. */
export function readSearch(query: URLSearchParams): StoreSearch {
  const near = readPosition(query.get('near') ?? '');
  return {
    text: (query.get('q') ?? '').slice(0, longest),
    ...(near && { near }),
    isOpenNow: query.get('open') === 'now',
    services: [...new Set(query.getAll('service'))].slice(0, mostServices),
  };
}

/** A position as latitude and longitude: 59.33,18.07. */
function readPosition(text: string) {
  const match = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text);
  const [lat, lng] = [Number(match?.[1]), Number(match?.[2])];
  // The map's projection ends near the poles.
  return match && Math.abs(lat) <= 85 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

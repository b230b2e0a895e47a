import type { MarketCode } from '../market/market.ts';
import type { Point } from './distance.ts';
import { americanOutlines } from './outlines/american.ts';
import { centralOutlines } from './outlines/central.ts';
import { nordicOutlines } from './outlines/nordic.ts';
import { westernOutlines } from './outlines/western.ts';

const outlines: Record<MarketCode, readonly string[]> = {
  ...nordicOutlines,
  ...westernOutlines,
  ...centralOutlines,
  ...americanOutlines,
};

/** The rings of a country's outline. */
export function outlineOf(market: MarketCode): Point[][] {
  return outlines[market].map((ring) =>
    ring.split(' ').map((pair) => {
      const [lng = 0, lat = 0] = pair.split(',').map(Number);
      return { lng, lat };
    }),
  );
}

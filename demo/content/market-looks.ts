import type { MarketCode } from '#modules/market/market.ts';
import type { SceneName } from '../pictures/scenes/draw-scene.ts';

type Look = { hero: SceneName; story: SceneName };

/** Scenes of a country's working day: snow, quays, cranes, wind, or a kitchen. */
const north: Look = { hero: 'winter-road', story: 'wind-farm' };
const coast: Look = { hero: 'harbour', story: 'kitchen' };
const site: Look = { hero: 'building-site', story: 'harbour' };
const wind: Look = { hero: 'wind-farm', story: 'building-site' };
const kitchen: Look = { hero: 'kitchen', story: 'harbour' };

export const marketLooks: Record<MarketCode, Look> = {
  se: north,
  no: coast,
  fi: north,
  uk: site,
  dk: wind,
  be: coast,
  ca: north,
  cz: site,
  ee: coast,
  fr: site,
  de: site,
  at: north,
  ie: coast,
  it: kitchen,
  nl: coast,
  pl: site,
  es: wind,
  us: wind,
  is: coast,
  ch: north,
  lv: north,
  hr: coast,
  si: site,
};

/** The markets that show their top message, and to whom; in others it exists but is hidden. */
export const topMessages: Partial<
  Record<MarketCode, { message: 'everybody' | 'anonymous' | 'signedIn'; visibility: string }>
> = {
  se: { message: 'everybody', visibility: 'any' },
  de: { message: 'anonymous', visibility: 'loggedOut' },
  no: { message: 'signedIn', visibility: 'loggedIn' },
  uk: { message: 'everybody', visibility: 'any' },
  nl: { message: 'anonymous', visibility: 'loggedOut' },
  us: { message: 'everybody', visibility: 'any' },
};

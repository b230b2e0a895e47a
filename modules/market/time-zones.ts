import type { MarketCode } from './market.ts';

/** For countries with several zones, the zone of most people. */
export const timeZones: Record<MarketCode, string> = {
  se: 'Europe/Stockholm',
  no: 'Europe/Oslo',
  fi: 'Europe/Helsinki',
  uk: 'Europe/London',
  dk: 'Europe/Copenhagen',
  be: 'Europe/Brussels',
  ca: 'America/Toronto',
  cz: 'Europe/Prague',
  ee: 'Europe/Tallinn',
  fr: 'Europe/Paris',
  de: 'Europe/Berlin',
  at: 'Europe/Vienna',
  ie: 'Europe/Dublin',
  it: 'Europe/Rome',
  nl: 'Europe/Amsterdam',
  pl: 'Europe/Warsaw',
  es: 'Europe/Madrid',
  us: 'America/New_York',
  is: 'Atlantic/Reykjavik',
  ch: 'Europe/Zurich',
  lv: 'Europe/Riga',
  hr: 'Europe/Zagreb',
  si: 'Europe/Ljubljana',
};

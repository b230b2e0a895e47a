import type { MarketCode } from '../market/market.ts';

/**
 * Whether a market requires double opt-in: the address gets news only after its owner has pressed the link of a mail.
 * Courts in Germany and Austria demand it as proof of consent, and Swiss practice follows them. Elsewhere an explicit
 * request with a record of it is enough.
 */
export const needsDoubleOptIn: Readonly<Record<MarketCode, boolean>> = {
  se: false,
  no: false,
  fi: false,
  uk: false,
  dk: false,
  be: false,
  ca: false,
  cz: false,
  ee: false,
  fr: false,
  de: true,
  at: true,
  ie: false,
  it: false,
  nl: false,
  pl: false,
  es: false,
  us: false,
  is: false,
  ch: true,
  lv: false,
  hr: false,
  si: false,
};

import type { Language } from '#core/locale.ts';

export const marketCodes = [
  'se',
  'no',
  'fi',
  'uk',
  'dk',
  'be',
  'ca',
  'cz',
  'ee',
  'fr',
  'de',
  'at',
  'ie',
  'it',
  'nl',
  'pl',
  'es',
  'us',
  'is',
  'ch',
  'lv',
  'hr',
  'si',
] as const;

export type MarketCode = (typeof marketCodes)[number];

/** ISO 3166: the market code in capitals, except that the market uk is the country GB. */
export type CountryCode = Uppercase<Exclude<MarketCode, 'uk'>> | 'GB';

type MarketCurrency = 'SEK' | 'NOK' | 'EUR' | 'GBP' | 'DKK' | 'CAD' | 'CZK' | 'PLN' | 'USD' | 'ISK' | 'CHF';

type MarketLocale = { readonly name: string; readonly cultureCode: string };

type MarketLocales = { readonly [L in Language]?: MarketLocale };

type Identity = {
  readonly code: MarketCode;
  readonly iso2: CountryCode;
  readonly siteId: number;
  /** Iceland has none. */
  readonly contentInstance?: number;
};

type MoneyAndTax = {
  readonly currency: MarketCurrency;
  /** The standard rate. The USA has none, and Canada has its federal tax; there the region decides. */
  readonly vatBasisPoints: number;
  readonly consumerPricesInclVat: boolean;
  readonly eu: boolean;
};

type ShopSettings = {
  readonly b2CActivate: boolean;
  readonly useAddressValidation: boolean;
  readonly useProductOnHand: boolean;
  /** Sign-in address of the market's customers, if not its portal. */
  readonly loginUrl?: string;
};

export type Market = Identity &
  MoneyAndTax &
  ShopSettings & {
    readonly name: string;
    readonly marketId: number;
    readonly languages: readonly Language[];
    readonly defaultLocale: Language;
    readonly locales: MarketLocales;
    readonly mapCentre: { readonly lng: number; readonly lat: number; readonly zoom: number };
    readonly dialCode: string;
  };

/** A row of the market table; the first language is the default. */
type MarketRow = {
  ids: Identity;
  languages: readonly [Language, ...Language[]];
  money: MoneyAndTax;
  mapCentre: Market['mapCentre'];
  dialCode: string;
  shop: ShopSettings;
};

const languageNames = {
  sv: 'Svenska',
  en: 'English',
  nb: 'Norsk',
  fi: 'Suomi',
  da: 'Dansk',
  nl: 'Nederlands',
  fr: 'Français',
  de: 'Deutsch',
  cs: 'Čeština',
  et: 'Eesti',
  it: 'Italiano',
  pl: 'Polski',
  es: 'Español',
  lv: 'Latviešu',
} satisfies Record<Language, string>;

export function defineMarket(name: string, { ids, languages, money, mapCentre, dialCode, shop }: MarketRow): Market {
  const locales = languages.map((language) => [
    language,
    { name: languageNames[language], cultureCode: `${language}-${ids.iso2}` },
  ]);
  return {
    name,
    ...ids,
    marketId: ids.siteId,
    languages,
    defaultLocale: languages[0],
    locales: Object.fromEntries(locales) as MarketLocales,
    ...money,
    mapCentre,
    dialCode,
    ...shop,
  };
}

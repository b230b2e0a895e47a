import type { Currency } from '#core/money.ts';
import { fromDecimal, type Money } from '#core/money.ts';
import type { NewGroup, NewMethod } from '#modules/delivery/delivery-store.server.ts';
import { countriesOf } from '#modules/market/countries.ts';
import type { Market, MarketCode } from '#modules/market/market.ts';
import { type MethodSort, methodTexts } from './method-texts.ts';

type Network = {
  readonly carrier: string;
  readonly markets: readonly MarketCode[];
  readonly methods: Readonly<Record<MethodSort, number>>;
  readonly days: NewMethod['days'];
};

/** The carriers by region, with their method numbers. The express carrier is the same everywhere. */
const networks: readonly Network[] = [
  {
    carrier: 'Lyktposten',
    markets: ['se', 'no', 'fi', 'dk', 'is'],
    methods: { door: 100, point: 1200, company: 200, express: 210 },
    days: { from: 2, to: 4 },
  },
  {
    carrier: 'Kranichkurier',
    markets: ['be', 'cz', 'ee', 'fr', 'de', 'at', 'it', 'nl', 'pl', 'es', 'ch', 'lv', 'hr', 'si'],
    methods: { door: 110, point: 1300, company: 205, express: 210 },
    days: { from: 2, to: 5 },
  },
  {
    carrier: 'Redmarten Parcels',
    markets: ['uk', 'ie'],
    methods: { door: 120, point: 4200, company: 1100, express: 210 },
    days: { from: 1, to: 3 },
  },
  {
    carrier: 'Overmeadow Freight',
    markets: ['us', 'ca'],
    methods: { door: 130, point: 4200, company: 1400, express: 210 },
    days: { from: 3, to: 7 },
  },
];

/** Networks share the methods 4200 and 210, which have their own carrier. */
const shared: Readonly<Record<number, { carrier: string; days: NewMethod['days'] }>> = {
  210: { carrier: 'Morgonstafetten', days: { from: 1, to: 1 } },
  4200: { carrier: 'Cornerlamp', days: { from: 2, to: 6 } },
};

const sorts = Object.keys(methodTexts.en) as MethodSort[];

export const demoMethods: readonly NewMethod[] = networks
  .flatMap(({ methods, ...network }) => sorts.map((sort) => defineMethod(methods[sort], sort, network)))
  .filter(({ id }, index, all) => all.findIndex((method) => method.id === id) === index);

function defineMethod(id: number, sort: MethodSort, network: Pick<Network, 'carrier' | 'days'>): NewMethod {
  const { carrier, days } = shared[id] ?? network;
  const texts = Object.entries(methodTexts).map(([language, words]) => {
    const [name, description] = words[sort];
    return [language, { name, description: description.replace('{carrier}', carrier) }];
  });
  return { id, carrier, days, texts: Object.fromEntries(texts) };
}

type Tariff = Readonly<Record<MethodSort | 'freeForConsumers' | 'freeForCompanies', number>>;

/** Consumers' prices include tax as shown in their market; companies' prices do not. */
const tariffs: Readonly<Record<Currency, Tariff>> = {
  SEK: { door: 79, point: 49, company: 95, express: 195, freeForConsumers: 999, freeForCompanies: 2500 },
  NOK: { door: 99, point: 59, company: 115, express: 225, freeForConsumers: 1199, freeForCompanies: 3000 },
  DKK: { door: 59, point: 39, company: 69, express: 149, freeForConsumers: 749, freeForCompanies: 1800 },
  EUR: { door: 6.9, point: 4.9, company: 8.5, express: 17.5, freeForConsumers: 99, freeForCompanies: 250 },
  GBP: { door: 5.5, point: 3.95, company: 6.95, express: 14.5, freeForConsumers: 85, freeForCompanies: 200 },
  CHF: { door: 8.9, point: 6.9, company: 11.5, express: 24, freeForConsumers: 120, freeForCompanies: 300 },
  CZK: { door: 149, point: 89, company: 179, express: 390, freeForConsumers: 2490, freeForCompanies: 6000 },
  PLN: { door: 19.9, point: 12.9, company: 24.9, express: 59, freeForConsumers: 399, freeForCompanies: 1000 },
  USD: { door: 9.95, point: 6.95, company: 12.5, express: 29, freeForConsumers: 120, freeForCompanies: 300 },
  CAD: { door: 12.95, point: 8.95, company: 15.5, express: 35, freeForConsumers: 150, freeForCompanies: 400 },
  ISK: { door: 1490, point: 990, company: 1790, express: 3900, freeForConsumers: 15_000, freeForCompanies: 40_000 },
};

/** Delivery abroad costs this many times as much. */
const abroadFactor = 2;

export function carrierOfPoints(market: MarketCode): string {
  const { methods, carrier } = networkOf(market);
  return shared[methods.point]?.carrier ?? carrier;
}

export function deliveryGroupsOf(market: Market): readonly NewGroup[] {
  const { marketId, currency, iso2, consumerPricesInclVat } = market;
  const { methods } = networkOf(market.code);
  const tariff = tariffs[currency];
  const others = countriesOf(market, 'en')
    .map(({ code }) => code)
    .filter((code) => code !== iso2);
  const groupOf = (audience: NewGroup['audience'], own: readonly MethodSort[], abroad: MethodSort): NewGroup => {
    const isConsumer = audience === 'consumer';
    const id = marketId * 10 + (isConsumer ? 1 : 2);
    const freeFrom = amount(isConsumer ? tariff.freeForConsumers : tariff.freeForCompanies, currency);
    const price = (minor: Money) => ({ amount: minor, isGross: isConsumer && consumerPricesInclVat });
    const home = own.map((sort, index) => ({
      id: id * 10 + index + 1,
      methodId: methods[sort],
      price: price(amount(tariff[sort], currency)),
      ...(sort !== 'express' && { freeFrom }),
      countries: [iso2],
    }));
    const far = {
      id: id * 10 + 9,
      methodId: methods[abroad],
      price: price(amount(tariff[abroad] * abroadFactor, currency)),
      countries: others,
    };
    return { id, audience, entries: others.length > 0 ? [...home, far] : home };
  };
  return [groupOf('consumer', ['point', 'door'], 'door'), groupOf('company', ['company', 'express'], 'company')];
}

function networkOf(market: MarketCode): Network {
  const network = networks.find(({ markets }) => markets.includes(market));
  if (!network) throw new Error(`nobody delivers in ${market}`);
  return network;
}

function amount(decimal: number, currency: Currency): Money {
  const parsed = fromDecimal(decimal, currency, 'halfUp');
  if (!parsed.ok) throw new Error(`${decimal} is no amount of ${currency}`);
  return parsed.value;
}

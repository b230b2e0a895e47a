import type { OpeningHours, ServicePoint } from '#modules/delivery/service-point.ts';
import type { Market, MarketCode } from '#modules/market/market.ts';
import { storeTowns } from '../companies/store-towns.ts';
import { carrierOfPoints } from './methods.ts';
import { type LocalTongue, localNames } from './point-names.ts';

const pointsOfMarket = 10;
const mostTowns = 5;

/** The language of signs where it is not the market's first language. */
const tongueOfMarket: { readonly [M in MarketCode]?: LocalTongue } = { is: 'is', hr: 'hr', si: 'sl' };
const tongueOfTown: Readonly<Record<string, LocalTongue>> = {
  Liège: 'fr',
  Charleroi: 'fr',
  Montréal: 'fr',
  Genève: 'fr',
  Lugano: 'it',
};

/** Markets whose shops are closed on Sundays. */
const restsOnSunday: ReadonlySet<MarketCode> = new Set(['de', 'at', 'ch', 'pl', 'no', 'be']);

const weekdays = [1, 2, 3, 4, 5];
type Span = readonly [opens: string, closes: string];
type Week = { readonly working: Span; readonly saturday: Span; readonly sunday?: Span };

/** A kiosk, a corner shop, a florist and a grocer, in the order of their names. */
const weeks: readonly Week[] = [
  { working: ['06:30', '21:00'], saturday: ['08:00', '21:00'], sunday: ['09:00', '20:00'] },
  { working: ['09:00', '19:00'], saturday: ['10:00', '16:00'] },
  { working: ['09:30', '18:00'], saturday: ['10:00', '14:00'] },
  { working: ['08:00', '21:00'], saturday: ['08:00', '20:00'], sunday: ['10:00', '18:00'] },
];

/** Ten for each market, distributed over its larger towns: each has at least two. */
export function servicePointsOf({ code, iso2, defaultLocale }: Market): readonly ServicePoint[] {
  const towns = storeTowns[code].slice(0, mostTowns);
  return Array.from({ length: pointsOfMarket }, (_, i) => i).flatMap((i) => {
    const town = towns[i % towns.length];
    if (!town) return [];
    const [city, zip, lng, lat, , region = ''] = town;
    const round = Math.floor(i / towns.length);
    const sort = ((i % towns.length) + round) % weeks.length;
    const { shops, streets } = localNames[tongueOfTown[city] ?? tongueOfMarket[code] ?? defaultLocale];
    const line1 = (streets[i % streets.length] ?? '').replace('#', String(3 + i * 4));
    return [
      {
        id: `${iso2}-${1001 + i}`,
        carrier: carrierOfPoints(code),
        name: shops[sort] ?? '',
        address: { line1, line2: '', zip, city, region, country: iso2 },
        lng: nearby(lng, round - 1),
        lat: nearby(lat, 1 - round),
        hours: hoursOf(weeks[sort], restsOnSunday.has(code)),
      },
    ];
  });
}

/** Each step is about a kilometre further away. */
const nearby = (degrees: number, steps: number): number => Math.round((degrees + steps * 0.011) * 10_000) / 10_000;

function hoursOf(week: Week | undefined, closedOnSunday: boolean): OpeningHours {
  if (!week) return [];
  const on = (day: number, [opens, closes]: Span) => ({ day, opens, closes });
  return [
    ...weekdays.map((day) => on(day, week.working)),
    on(6, week.saturday),
    ...(week.sunday && !closedOnSunday ? [on(7, week.sunday)] : []),
  ];
}

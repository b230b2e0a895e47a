import type { MarketCode } from '#modules/market/market.ts';

/** Local time, 24 hours: 07:00. */
type Span = { opens: string; closes: string };

type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** A closed day has no span, a day with a lunch break two. */
export type OpeningHours = Readonly<Record<Weekday, readonly Span[]>>;

type Week = { working: readonly Span[]; saturday: readonly Span[]; sunday: readonly Span[] };

const closed: readonly Span[] = [];
const early: Week = { working: [{ opens: '07:00', closes: '17:00' }], saturday: closed, sunday: closed };
const usual: Week = {
  working: [{ opens: '07:00', closes: '18:00' }],
  saturday: [{ opens: '10:00', closes: '14:00' }],
  sunday: closed,
};
const withLunch: Week = {
  working: [
    { opens: '08:30', closes: '13:00' },
    { opens: '15:00', closes: '19:00' },
  ],
  saturday: [{ opens: '09:00', closes: '13:00' }],
  sunday: closed,
};
const sevenDays: Week = {
  working: [{ opens: '07:00', closes: '19:00' }],
  saturday: [{ opens: '08:00', closes: '18:00' }],
  sunday: [{ opens: '10:00', closes: '16:00' }],
};

/** Own stores keep the market's usual hours; dealers open early and are closed at the weekend. */
export function openingHoursOf(market: MarketCode, kind: 'store' | 'dealer'): OpeningHours {
  const { working, saturday, sunday } = weekOf(market, kind);
  return {
    monday: working,
    tuesday: working,
    wednesday: working,
    thursday: working,
    friday: working,
    saturday,
    sunday,
  };
}

function weekOf(market: MarketCode, kind: 'store' | 'dealer'): Week {
  if (market === 'us' || market === 'ca') return sevenDays;
  if (market === 'it' || market === 'es') return withLunch;
  return kind === 'store' ? usual : early;
}

/** Christmas and New Year of this year and the next: short days, and days on which stores are closed. */
export function holidaysFrom(now: Date): { date: string; hours: Span[] }[] {
  return [now.getUTCFullYear(), now.getUTCFullYear() + 1].flatMap((year) => [
    { date: `${year}-12-24`, hours: [{ opens: '08:00', closes: '12:00' }] },
    { date: `${year}-12-25`, hours: [] },
    { date: `${year}-12-26`, hours: [] },
    { date: `${year}-12-31`, hours: [{ opens: '08:00', closes: '13:00' }] },
    { date: `${year + 1}-01-01`, hours: [] },
  ]);
}

import { addDays, type CalendarDate, startOfIsoWeek } from '#core/dates.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createTimeFormat, createWeekdayFormat } from '#modules/market/day-format.ts';
import type { Shop } from '#modules/shop.server.ts';
import { type OpenState, type Weekday, weekdays } from '#modules/store-finder/store-hours.ts';
import type { Span } from '#modules/store-finder/store-schema.ts';
import type { Visit } from '#modules/visit.ts';

const aMonday = startOfIsoWeek('2026-01-01' as CalendarDate);
const kmInMile = 1.609344;

/** Texts about stores in the visitor's language and formats. */
export function storeTexts({ texts }: Pick<Shop, 'texts'>, visit: Pick<Visit, 'market' | 'language'>) {
  const culture = cultureOf(visit);
  const say = (key: string, facts?: Record<string, unknown>) =>
    texts.say(visit.language, 'store-finder', key, facts) ?? '';
  const time = createTimeFormat(culture, 'UTC');
  const weekday = createWeekdayFormat(culture);
  const timeOf = (clock: string) => time(new Date(`1970-01-01T${clock}:00Z`));
  const dayName = (day: Weekday) => weekday(addDays(aMonday, weekdays.indexOf(day)));
  const hasMiles = visit.market.code === 'us' || visit.market.code === 'uk';
  return {
    say,
    dayName,
    hours: (spans: readonly Span[]) =>
      spans.length === 0
        ? say('store.closed')
        : spans.map(({ opens, closes }) => `${timeOf(opens)}–${timeOf(closes)}`).join(', '),
    /** A service without a text is named by its code. */
    service: (code: string) => texts.say(visit.language, 'store-finder', `services.${code}`) ?? code,
    distance: (km: number) => {
      const value = hasMiles ? km / kmInMile : km;
      const unit = hasMiles ? 'mile' : 'kilometer';
      return new Intl.NumberFormat(culture, {
        style: 'unit',
        unit,
        maximumFractionDigits: value < 10 ? 1 : 0,
      }).format(value);
    },
    state: (state: OpenState): string => {
      if (state.isOpen) return say('state.open', { time: timeOf(state.closes) });
      if (!state.opens) return say('state.closed');
      const { day, inDays, at } = state.opens;
      const key = inDays === 0 ? 'today' : inDays === 1 ? 'tomorrow' : 'later';
      return say(`state.${key}`, { day: dayName(day), time: timeOf(at) });
    },
  };
}

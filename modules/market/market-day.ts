import { type CalendarDate, datesIn } from '#core/dates.ts';
import { marketList } from './markets.ts';
import { timeZones } from './time-zones.ts';

const days: ReadonlyMap<number, (instant: Date) => CalendarDate> = new Map(
  marketList.map(({ marketId, code }) => [marketId, datesIn(timeZones[code])]),
);

/** The calendar day of a time in a market's time zone. */
export function dayIn(marketId: number, instant: Date): CalendarDate {
  const day = days.get(marketId);
  if (!day) throw new Error(`no market has the number ${marketId}`);
  return day(instant);
}

const zones: ReadonlyMap<number, string> = new Map(marketList.map(({ marketId, code }) => [marketId, timeZones[code]]));

/** A market's time zone. */
export function zoneOf(marketId: number): string {
  const zone = zones.get(marketId);
  if (!zone) throw new Error(`no market has the number ${marketId}`);
  return zone;
}

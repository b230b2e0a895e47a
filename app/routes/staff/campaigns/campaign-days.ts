import { dateIn } from '#core/dates.ts';
import { campaignTimes } from '#modules/catalogue/campaign-days.ts';
import { timeZones } from '#modules/market/time-zones.ts';

/** Staff enter calendar days. Campaigns start and end at midnight in Sweden, where the shop is run. */
const timeZone = timeZones.se;
const timesOf = campaignTimes('se');

/** The instant at which the first day begins, or at which the last day ends. */
export function toInstant(day: string, which: 'first' | 'last'): string {
  const { beginsAt, endsAt } = timesOf({ from: day, to: day });
  return new Date(which === 'first' ? beginsAt : endsAt).toISOString();
}

export function toDay(instant: string, which: 'first' | 'last'): string {
  const time = new Date(instant).getTime();
  return dateIn(timeZone, new Date(which === 'first' ? time : time - 1));
}

import { dateIn } from '#core/dates.ts';
import { campaignTimes } from '#modules/catalogue/campaign-days.ts';
import { timeZones } from '#modules/market/time-zones.ts';

/** Staff thinks in days, and the shop is run from Sweden: a campaign begins and ends at midnight there. */
const timeZone = timeZones.se;
const timesOf = campaignTimes('se');

/** The instant at which a day begins, or at which the day after it does. */
export function toInstant(day: string, which: 'first' | 'last'): string {
  const { beginsAt, endsAt } = timesOf({ from: day, to: day });
  return new Date(which === 'first' ? beginsAt : endsAt).toISOString();
}

export function toDay(instant: string, which: 'first' | 'last'): string {
  const time = new Date(instant).getTime();
  return dateIn(timeZone, new Date(which === 'first' ? time : time - 1));
}

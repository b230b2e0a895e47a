import type { MarketCode } from '../market/market.ts';
import { timeZones } from '../market/time-zones.ts';

const dayInMs = 86_400_000;

/** Start and end of a campaign as timestamps, so that checking whether it is active is a comparison. */
export type CampaignTimes = { beginsAt: number; endsAt: number };

/** The campaign includes both days, which begin and end at midnight in its market. */
export function campaignTimes(market: MarketCode): (days: { from: string; to: string }) => CampaignTimes {
  const offsetAt = offsetsOf(timeZones[market]);
  // In these time zones the clocks never change between local midnight and midnight UTC.
  const midnight = (utc: number) => utc - offsetAt(utc);
  return ({ from, to }) => ({
    beginsAt: midnight(Date.parse(`${from}T00:00:00Z`)),
    endsAt: midnight(Date.parse(`${to}T00:00:00Z`) + dayInMs),
  });
}

function offsetsOf(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (instant) => {
    const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  };
}

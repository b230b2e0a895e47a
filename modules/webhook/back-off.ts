const minute = 60_000;
const hour = 60 * minute;

/** Pauses after each failed attempt. In total about three days, to cover a weekend. */
const pauses = [1 * minute, 5 * minute, 15 * minute, 1 * hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour];

/** When a failed call is retried; undefined means that it is given up and needs staff. */
export function tryAgainAt(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
}

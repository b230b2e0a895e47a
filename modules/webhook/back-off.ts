const minute = 60_000;
const hour = 60 * minute;

/** After the first failure, the second and so on. In all about three days, over a weekend. */
const pauses = [1 * minute, 5 * minute, 15 * minute, 1 * hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour];

/** When a call that has failed so often is tried again; undefined: it is given up, for a person to look at. */
export function tryAgainAt(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
}

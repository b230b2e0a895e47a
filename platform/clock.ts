/** The source of the current time. Rules do not use it; they get the time as an argument. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

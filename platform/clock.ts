/** Where "now" comes from. Rules never ask it; they are given the time. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** From where on the engine takes which of two ways to the same answer. Tests take the longer ways with a few products. */
export type Tuning = {
  /** Of places with fewer products nothing is remembered: counting anew is no more work. */
  readonly leastKept: number;
  /** Products from one step of prices to the next: half of them at most are counted one by one. */
  readonly priceStep: number;
  /** Products with several prices are skipped in blocks of so many. */
  readonly spreadBlock: number;
  /** What part of a place may have two of the chosen values before counting them together is less work. */
  readonly mostDoubles: number;
};

export const usualTuning: Tuning = { leastKept: 32, priceStep: 256, spreadBlock: 64, mostDoubles: 1 / 8 };

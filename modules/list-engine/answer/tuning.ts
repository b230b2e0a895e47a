/** Thresholds for choosing between two equivalent algorithms. Tests set them low, to cover both with few products. */
export type Tuning = {
  /** Places with fewer products are not cached, because counting them is fast. */
  readonly leastKept: number;
  /** Products per price step; at most half of them are counted one by one. */
  readonly priceStep: number;
  /** Block size for skipping products with several prices. */
  readonly spreadBlock: number;
  /** Share of a place that may have two selected values before counting them together is faster. */
  readonly mostDoubles: number;
};

export const usualTuning: Tuning = { leastKept: 32, priceStep: 256, spreadBlock: 64, mostDoubles: 1 / 8 };

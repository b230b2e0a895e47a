import type { SaleTexts } from './sale-texts.ts';

/** A product as a list shows it: every word, amount and address is ready to be read. */
export type CardView = {
  /** Unique in its list, also where each sku is shown for itself. */
  key: string;
  /** Twelve characters at most, whatever is in front. */
  partNo: string;
  href: string;
  name: string;
  /** The colour in front first; of many, the first few. */
  colours: readonly ColourView[];
  moreColours: number;
  badges: readonly CardBadge[];
  /** None where prices are hidden, or where it cannot be bought. */
  price?: PriceTexts;
  marketPriceText?: string;
  /** How many are sold together, where no price says it. */
  pack?: string;
  /** Sold by metre, kilogram or litre: part of one can be bought. */
  isMeasured?: true;
  stars?: { average: number; count: number };
  standards: readonly { id: string; symbol: string }[];
  isSellable: boolean;
};

export const cardBadges = ['news', 'promotion', 'bestseller'] as const;
export type CardBadge = (typeof cardBadges)[number];

export type ColourView = {
  partNo: string;
  name: string;
  hexes: readonly string[];
  picture: PictureView;
  otherPicture?: PictureView;
  sizes: readonly string[];
  /** Where the colours of a product differ in price. */
  price?: PriceTexts;
};

export type PictureView = { path: string; version?: string };

export type PriceTexts = SaleTexts & {
  /** Of what one press buys: of a pack, where it is sold in packs. So are those below. */
  now: string;
  isFrom: boolean;
  /** What it costs without the campaign, and the lowest price of the 30 days before it. */
  before?: string;
  lowest30Days?: string;
};

import type { SaleTexts } from './sale-texts.ts';

/** A product in a list; all texts, amounts and addresses are formatted. */
export type CardView = {
  /** Unique in its list, also if each sku is shown separately. */
  key: string;
  /** Twelve characters at most. */
  partNo: string;
  href: string;
  name: string;
  /** The shown colour first; only the first few of many. */
  colours: readonly ColourView[];
  moreColours: number;
  badges: readonly CardBadge[];
  /** Undefined if prices are hidden or it cannot be bought. */
  price?: PriceTexts;
  marketPriceText?: string;
  /** Pack size, if no price mentions it. */
  pack?: string;
  /** Sold by metre, kilogram or litre, so fractions can be bought. */
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
  /** Set if the colours of a product have different prices. */
  price?: PriceTexts;
};

export type PictureView = { path: string; version?: string };

export type PriceTexts = SaleTexts & {
  /** Price of one click: of a pack, if sold in packs. The prices below too. */
  now: string;
  isFrom: boolean;
  /** Price without the campaign, and the lowest price of the 30 days before it. */
  before?: string;
  lowest30Days?: string;
};

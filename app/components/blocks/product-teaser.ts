/** A product as a page shows it in passing; all words and amounts are ready to be read. */
export type ProductTeaser = {
  href: string;
  name: string;
  picture: { path: string; version: string | undefined; alt: string };
  /** Left out where prices are hidden. */
  priceText?: string;
  /** What it cost before, where it costs less now. */
  beforeText?: string;
  /** How the price is meant, such as without VAT. */
  priceNote?: string;
  /** How many are sold together, and what one costs; the price is of all of them. */
  pack?: string;
  /** How many colours there are, or what else is worth a line. */
  note?: string;
  badge?: string;
};

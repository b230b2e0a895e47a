/** A product teaser on a page; all texts and amounts are formatted. */
export type ProductTeaser = {
  href: string;
  name: string;
  picture: { path: string; version: string | undefined; alt: string };
  /** Left out if prices are hidden. */
  priceText?: string;
  /** Previous price, if it is reduced. */
  beforeText?: string;
  /** How to read the price, such as excluding VAT. */
  priceNote?: string;
  /** Pack size and unit price; the price is for the whole pack. */
  pack?: string;
  /** Number of colours, or another short note. */
  note?: string;
  badge?: string;
  /** Set for a product that a block offers to buy: the sizes of one colour. */
  buy?: { packSize: number; sizes: readonly { sku: string; code: string }[] };
};

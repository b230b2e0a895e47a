import type { Language } from '#core/locale.ts';
import type { Market } from '../market/market.ts';
import type { ProductLink } from './list-link.ts';
import { type ColourPrice, lowestPrice, type PriceNow } from './list-price.ts';
import type { PerLanguage } from './words.ts';

type Medium = { mediaId: number; path: string };

/** What must be known of a best seller's colours to show one of them. */
export type SoldColour = {
  partNo: string;
  rank: number | undefined;
  isPreferred: boolean;
  media: readonly Medium[];
  prices: readonly ColourPrice[];
};

export type BestSeller = {
  basePartNo: string;
  texts: PerLanguage<{ name: string; slug: string }>;
  /** The colour to show first. */
  colours: readonly SoldColour[];
};

export type Teaser = ProductLink & {
  basePartNo: string;
  partNo: string;
  name: string;
  /** Picture paths of the front, and of what is seen when pointed at. */
  picture: string | undefined;
  /** The media id of the picture: what it shows. */
  pictureId: number | undefined;
  otherPicture: string | undefined;
  colourCount: number;
  price: PriceNow;
};

/** Media ids: the front; then worn, or else the back. */
const frontId = 43;
const otherIds = [282, 171];

/** The colour that the shop owner prefers, then by how it sells. */
export function byRank(a: SoldColour, b: SoldColour): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (
    Number(b.isPreferred) - Number(a.isPreferred) ||
    (a.rank ?? last) - (b.rank ?? last) ||
    (a.partNo < b.partNo ? -1 : 1)
  );
}

export function teaserOf(
  { basePartNo, texts, colours }: BestSeller,
  market: Pick<Market, 'vatBasisPoints'>,
  language: Language,
  now: Date,
): Teaser | undefined {
  const text = texts[language];
  const [first] = colours;
  const prices = colours.flatMap((colour) => colour.prices);
  const price = lowestPrice(prices, market.vatBasisPoints, now);
  if (!text || !first || !price) return undefined;
  const pictures = first.media.filter(({ path }) => /\.(jpg|jpeg|png)$/.test(path));
  const pictureOf = (id: number) => pictures.find(({ mediaId }) => mediaId === id)?.path;
  const shown = pictures.find(({ mediaId }) => mediaId === frontId) ?? pictures[0];
  const picture = shown?.path;
  const other = otherIds.map(pictureOf).find((path) => path !== undefined);
  return {
    pageName: 'product',
    params: { uniqueName: text.slug },
    basePartNo,
    partNo: first.partNo,
    name: text.name,
    picture,
    pictureId: shown?.mediaId,
    otherPicture: other === picture ? undefined : other,
    colourCount: colours.length,
    price,
  };
}

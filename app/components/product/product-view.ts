import type { SaleTexts } from '#app/components/catalogue/sale-texts.ts';
import type { Unit } from '#core/units.ts';

/** A product for its page; all texts and amounts are formatted. */

/** The price of what one click buys: a pack, if sold in packs. */
export type PriceText = SaleTexts & {
  readonly text: string;
  /** Whether another size costs more. */
  readonly isFrom: boolean;
  /** During a campaign: the ordinary price, and the lowest of 30 days. */
  readonly before: { readonly text: string; readonly lowest30Days: string } | undefined;
};

type ShownPicture = { readonly path: string; readonly version: string | undefined };

export type AssetView = { readonly alt: string } & (
  | ({ readonly kind: 'image' } & ShownPicture)
  | { readonly kind: 'video'; readonly address: string; readonly poster: ShownPicture | undefined }
);

export type SizeView = {
  readonly sku: string;
  readonly code: string;
  readonly alternate: string | undefined;
  /** Set only if it differs from the colour's price. */
  readonly price: PriceText | undefined;
};

export type ColourView = {
  readonly partNo: string;
  readonly name: string;
  readonly hexes: readonly string[];
  readonly href: string;
  readonly flags: readonly string[];
  readonly assets: readonly AssetView[];
  /** Undefined if prices are hidden or the colour has no price. */
  readonly price: PriceText | undefined;
  readonly marketPrice: string | undefined;
  readonly sizes: readonly SizeView[];
};

type StandardView = {
  readonly id: string;
  readonly symbol: string | undefined;
  readonly edition: string | undefined;
  readonly grade: string | undefined;
  readonly explanation: string;
};

type CareView = { readonly text: string; readonly symbol: string | undefined };

type DocumentView = {
  readonly kind: 'declaration' | 'certificate' | 'manual';
  readonly address: string;
  /** Unknown for files that are generated on download. */
  readonly kilobytes: number | undefined;
};

export type RatingView = {
  /** Undefined without ratings. */
  readonly average: number | undefined;
  readonly count: number;
  /** Number of reviews with text. */
  readonly written: number;
};

export type ProductView = {
  readonly basePartNo: string;
  readonly name: string;
  /** Its path, without a colour. */
  readonly href: string;
  readonly seo: { readonly title: string; readonly description: string };
  readonly brand: string;
  readonly family: { readonly name: string; readonly href: string } | undefined;
  readonly trail: readonly { readonly label: string; readonly to: string }[];
  readonly flags: readonly string[];
  readonly isSellable: boolean;
  readonly priceMode: 'incl' | 'excl';
  /** 1 if sold singly. */
  readonly packSize: number;
  readonly soldBy: Unit;
  /** At least one: a product without visible colours is treated as missing. */
  readonly colours: readonly [ColourView, ...ColourView[]];
  readonly usps: readonly string[];
  readonly description: string;
  readonly material:
    | {
        readonly name: string;
        readonly composition: string;
        readonly gsm: number;
        readonly wash: string | undefined;
        readonly care: readonly CareView[];
      }
    | undefined;
  readonly standards: readonly StandardView[];
  readonly ppeCategory: 'I' | 'II' | 'III' | undefined;
  readonly properties: readonly { readonly code: string; readonly name: string; readonly values: readonly string[] }[];
  readonly documents: readonly DocumentView[];
  readonly services: readonly string[];
  /** Undefined while reviews cannot be read. */
  readonly rating: RatingView | undefined;
};

import type { SaleTexts } from '#app/components/catalogue/sale-texts.ts';
import type { Unit } from '#core/units.ts';

/** A product as its page shows it: every word and amount is ready to be read. */

/** Of what one press buys: of a pack, where it is sold in packs. */
export type PriceText = SaleTexts & {
  readonly text: string;
  /** Whether a larger size costs more. */
  readonly isFrom: boolean;
  /** While a campaign lowers it: what it costs otherwise, and the lowest of 30 days. */
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
  /** Only where it is another than the colour's. */
  readonly price: PriceText | undefined;
};

export type ColourView = {
  readonly partNo: string;
  readonly name: string;
  readonly hexes: readonly string[];
  readonly href: string;
  readonly flags: readonly string[];
  readonly assets: readonly AssetView[];
  /** Absent where prices are hidden, or there is none. */
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
  /** Not known of what is made only when it is fetched. */
  readonly kilobytes: number | undefined;
};

export type RatingView = {
  /** None where nobody has rated it yet. */
  readonly average: number | undefined;
  readonly count: number;
  /** How many reviews there are to read. */
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
  /** The pack size: 1 where it is sold singly. */
  readonly packSize: number;
  readonly soldBy: Unit;
  /** There is always one: a product without a colour to be seen is not there. */
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
  /** Absent while reviews cannot be read. */
  readonly rating: RatingView | undefined;
};

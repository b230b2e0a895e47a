import type { Unit } from '#core/units.ts';
import type { PriceNow } from '../catalogue/list-price.ts';
import type { Card } from './product-list.ts';

export type ProductSize = {
  readonly sku: string;
  readonly code: string;
  readonly alternate: string | undefined;
  readonly ean: string | undefined;
  readonly price: PriceNow | undefined;
};

export type ProductColour = {
  readonly partNo: string;
  readonly colorCodeId: number;
  readonly colorIds: readonly number[];
  readonly name: string;
  readonly hexes: readonly string[];
  readonly flags: readonly string[];
  readonly firstSaleDate: string;
  readonly popRank30: number | undefined;
  readonly popRank60: number | undefined;
  readonly isPreferred: boolean;
  readonly media: readonly { readonly mediaId: number; readonly path: string }[];
  readonly price: PriceNow | undefined;
  readonly priceList: string | undefined;
  readonly marketPrice: PriceNow | undefined;
  readonly sizes: readonly ProductSize[];
};

export type Relation = 'accessories' | 'similar' | 'upSell' | 'crossSell' | 'siblings';

/** A product as its page shows it, with only the colours and sizes that the viewer may see. */
export type ProductDetail = {
  readonly basePartNo: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** At most ten. */
  readonly usps: readonly string[];
  readonly seo: { readonly title: string; readonly description: string };
  readonly manufacturerId: number;
  readonly family: { readonly slug: string; readonly name: string } | undefined;
  /** From the department down to the primary category. */
  readonly trail: readonly { readonly code: string; readonly name: string; readonly slug: string }[];
  readonly primaryCategory: { readonly id: number; readonly code: string } | undefined;
  readonly genders: readonly string[];
  readonly flags: readonly string[];
  readonly material:
    | {
        readonly code: string;
        readonly name: string;
        readonly composition: string;
        readonly gsm: number;
        readonly wash: string;
        readonly care: readonly string[];
      }
    | undefined;
  readonly standards: readonly {
    readonly id: string;
    readonly edition: string | undefined;
    readonly grade: string | undefined;
    readonly explanation: string;
  }[];
  readonly ppeCategory: string | undefined;
  /** The maker's maximum number of washes, where there is one. */
  readonly maxWashes: number | undefined;
  /** Parametric code, its name, and the names of the product's values. */
  readonly properties: readonly { readonly code: string; readonly name: string; readonly values: readonly string[] }[];
  /** The pack size. */
  readonly packSize: number;
  readonly soldBy: Unit;
  readonly media: readonly { readonly mediaId: number; readonly path: string }[];
  /** The preferred colour comes first. */
  readonly colours: readonly ProductColour[];
  readonly sizeGuide: string | undefined;
  readonly dimensions:
    | { readonly columns: readonly string[]; readonly rows: readonly { size: string; values: readonly number[] }[] }
    | undefined;
  readonly vasServices: readonly string[];
  readonly stars: { readonly average: number; readonly count: number } | undefined;
  readonly isSellable: boolean;
  readonly related: Readonly<Record<Relation, readonly Card[]>>;
};

export type Stock = {
  readonly sku: string;
  readonly onHandValue: number;
  readonly nextDeliveryDate: string | undefined;
};

import type { Market } from '../market/market.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import type { Audience } from './audience.ts';
import type { PromotionRow } from './promotion-basket.ts';

export type PricedRow = PromotionRow & { readonly unit: ListPrice };

/** What conditions and benefits look at: the rows that have a price, who buys, and where. */
export type Situation = {
  readonly rows: readonly PricedRow[];
  readonly freight: ListPrice | undefined;
  readonly audience: Audience;
  readonly market: Pick<Market, 'currency' | 'vatBasisPoints' | 'consumerPricesInclVat'>;
};

/** What can be typed for a kind of condition or benefit: the form of a campaign is drawn from it. */
export type FieldInput = 'percent' | 'amounts' | 'count' | 'selection' | 'sku' | 'audiences' | 'switch';

export type Fields = Readonly<Record<string, FieldInput>>;

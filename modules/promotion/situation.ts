import type { Market } from '../market/market.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import type { Audience } from './audience.ts';
import type { PromotionRow } from './promotion-basket.ts';

export type PricedRow = PromotionRow & { readonly unit: ListPrice };

/** Input of conditions and benefits: the rows with a price, the buyer and the market. */
export type Situation = {
  readonly rows: readonly PricedRow[];
  readonly freight: ListPrice | undefined;
  readonly audience: Audience;
  readonly market: Pick<Market, 'currency' | 'vatBasisPoints' | 'consumerPricesInclVat'>;
};

/** Input types of conditions and benefits; the campaign form is built from them. */
export type FieldInput = 'percent' | 'amounts' | 'count' | 'selection' | 'sku' | 'audiences' | 'switch';

export type Fields = Readonly<Record<string, FieldInput>>;

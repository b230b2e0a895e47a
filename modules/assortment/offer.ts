import type { Unit } from '#core/units.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import type { PriceOrigin } from '../pricing/priced-cart.ts';
import type { AssortmentContext } from './viewer.ts';

/** Where a sku is bought from: a row of a cart says which list it has, a click in an assortment says which one. */
export type BoughtFrom = {
  readonly priceList?: string | undefined;
  readonly context?: AssortmentContext | undefined;
};

export type OfferColour = {
  readonly partNo: string;
  readonly name: string;
  readonly hexes: readonly string[];
  readonly picture: string | undefined;
};

export type OfferSize = { readonly sku: string; readonly code: string; readonly alternate: string | undefined };

/** What a sku is to somebody who has it in the cart. What is not sold to them is told as far as they may see it. */
export type Offer = {
  readonly sku: string;
  /** They see it and a list of theirs prices it. */
  readonly isSold: boolean;
  readonly name: string;
  readonly slug: string | undefined;
  readonly colour: OfferColour | undefined;
  readonly size: string;
  /** What else it comes in, the colour to show first first. */
  readonly colours: readonly OfferColour[];
  readonly sizes: readonly OfferSize[];
  readonly multiplyFactor: number;
  readonly soldBy: Unit;
  /** What one costs. */
  readonly unit: ListPrice | undefined;
  readonly origin: PriceOrigin | undefined;
  /** Codes, departments first. */
  readonly categories: readonly string[];
  readonly family: string | undefined;
  readonly manufacturerId: number;
  readonly picture: string | undefined;
};

export type Offers = {
  /** Only what was asked for before is answered from outside the ordinary assortment. */
  get(sku: string, from?: BoughtFrom): Offer;
  /** The prices are for computing only: this visitor is not to see them. */
  readonly hidesPrices: boolean;
};

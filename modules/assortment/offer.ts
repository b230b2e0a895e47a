import type { Unit } from '#core/units.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import type { PriceOrigin } from '../pricing/priced-cart.ts';
import type { Cut } from '../proof/cut.ts';
import type { AssortmentContext } from './viewer.ts';

/** The source of a sku: a cart row names a price list, a click in an assortment names the assortment. */
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

/** A sku as offered to a buyer. If it is not sold to them, only what they may see is filled in. */
export type Offer = {
  readonly sku: string;
  /** True if the buyer sees the sku and one of their price lists has a price for it. */
  readonly isSold: boolean;
  readonly name: string;
  readonly slug: string | undefined;
  readonly colour: OfferColour | undefined;
  readonly size: string;
  /** Other colours of the product, the preferred colour first. */
  readonly colours: readonly OfferColour[];
  readonly sizes: readonly OfferSize[];
  readonly multiplyFactor: number;
  readonly soldBy: Unit;
  /** Price of one unit. */
  readonly unit: ListPrice | undefined;
  readonly origin: PriceOrigin | undefined;
  /** Category codes, departments first. */
  readonly categories: readonly string[];
  /** Services that can be done to it, by `serviceId`. */
  readonly services: readonly string[];
  /** How it is cut, for proofs; undefined if the catalogue does not say it. */
  readonly cut: Cut | undefined;
  readonly family: string | undefined;
  readonly manufacturerId: number;
  readonly picture: string | undefined;
};

export type Offers = {
  /** Skus outside the ordinary assortment are found only if they were requested in advance. */
  get(sku: string, from?: BoughtFrom): Offer;
  /** True if prices are for calculation only and must not be shown to this visitor. */
  readonly hidesPrices: boolean;
};

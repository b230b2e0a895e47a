import type { PageType } from './page-type.ts';

/** Goods of an event, independent of the format of a recipient. */
export type TrackedItem = {
  /** Part number of a colour, or of a size. */
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** Net unit price after discounts; absent if prices are hidden. */
  readonly price?: number;
  /** Position in a list, from 1. */
  readonly index?: number;
  /** Row of an order. */
  readonly line?: number;
};

export type TrackedGoods = {
  readonly currency: string;
  /** Net; absent if prices are hidden. */
  readonly value?: number;
  readonly items: readonly TrackedItem[];
};

export type TrackedOrder = TrackedGoods & {
  readonly orderNo: string;
  readonly tax?: number;
  readonly shipping?: number;
  readonly email: string;
};

export type ListEvent = {
  readonly name: 'view_item_list' | 'select_item';
  readonly list: { readonly id: string; readonly name: string };
  readonly items: readonly TrackedItem[];
  /** For a search result: the target of a selected item. */
  readonly click?: { readonly searchText: string; readonly url: string };
};

export type GoodsEvent = {
  readonly name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout';
  readonly goods: TrackedGoods;
};

/** Everything that pages report. Each recipient gets it in its own format, if consent and settings allow. */
export type TrackingEvent =
  | { readonly name: 'page_view'; readonly pageType: PageType; readonly path: string }
  | { readonly name: 'search'; readonly searchText: string; readonly results: number }
  | { readonly name: 'purchase'; readonly order: TrackedOrder }
  | ListEvent
  | GoodsEvent;

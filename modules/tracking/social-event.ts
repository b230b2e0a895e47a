import type { TrackedGoods, TrackingEvent } from './tracking-events.ts';

export const socialEventNames = [
  'PageView',
  'ViewContent',
  'Search',
  'AddToCart',
  'InitiateCheckout',
  'Purchase',
] as const;

export type SocialEventName = (typeof socialEventNames)[number];

type SocialEventData = {
  /** The same event is counted once, also if the browser sends it again. */
  readonly event_id: string;
  readonly event_source_url: string;
  readonly client_user_agent: string;
  readonly currency?: string | undefined;
  readonly value?: number | undefined;
  readonly content_type?: 'product' | undefined;
  readonly contents?:
    | readonly { readonly id: string; readonly quantity: number; readonly item_price?: number | undefined }[]
    | undefined;
  readonly order_id?: string | undefined;
  readonly search_string?: string | undefined;
};

/** The body of POST /api/facebook/track. */
export type SocialEvent = {
  readonly eventName: SocialEventName;
  readonly eventData: SocialEventData;
  readonly isMarketUSorCA: boolean;
};

type Facts = { readonly id: string; readonly url: string; readonly userAgent: string; readonly market: string };

const names = { view_item: 'ViewContent', add_to_cart: 'AddToCart', begin_checkout: 'InitiateCheckout' } as const;

/** Undefined for events that the social network does not know. */
export function toSocialEvent(event: TrackingEvent, { id, url, userAgent, market }: Facts): SocialEvent | undefined {
  const about = { event_id: id, event_source_url: url, client_user_agent: userAgent };
  const isMarketUSorCA = market === 'us' || market === 'ca';
  switch (event.name) {
    case 'page_view':
      return { eventName: 'PageView', eventData: about, isMarketUSorCA };
    case 'search':
      return { eventName: 'Search', eventData: { ...about, search_string: event.searchText }, isMarketUSorCA };
    case 'purchase': {
      const { orderNo } = event.order;
      const eventData = { ...about, event_id: `order-${orderNo}`, ...contentsOf(event.order), order_id: orderNo };
      return { eventName: 'Purchase', eventData, isMarketUSorCA };
    }
    case 'view_item':
    case 'add_to_cart':
    case 'begin_checkout':
      return { eventName: names[event.name], eventData: { ...about, ...contentsOf(event.goods) }, isMarketUSorCA };
    default:
      return undefined;
  }
}

const contentsOf = ({ currency, value, items }: TrackedGoods) => ({
  ...(value !== undefined && { currency, value }),
  content_type: 'product' as const,
  contents: items.slice(0, 200).map(({ sku, quantity, price }) => ({
    id: sku.slice(0, 12),
    quantity,
    ...(price !== undefined && { item_price: price }),
  })),
});

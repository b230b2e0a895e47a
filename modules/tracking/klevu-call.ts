import type { TrackedOrder, TrackingEvent } from './tracking-events.ts';

const klevuBase = '/api/klevu/analytics';

type Place = { readonly language: string; readonly marketId: number };

/** A call to our own server, which adds the key and the visitor's address. */
export type KlevuCall = { readonly path: string; readonly body?: object };

/** The search service wants searches, clicks on their results, and purchases. */
export function toKlevuCall(event: TrackingEvent, place: Place): KlevuCall | undefined {
  const about = { klevu_shopperIP: '', lang: place.language, marketId: String(place.marketId) };
  if (event.name === 'search')
    return get('trackProductSearch', {
      klevu_term: event.searchText,
      klevu_totalResults: String(event.results),
      klevu_typeOfQuery: 'FUZZY_AND',
      ...about,
    });
  if (event.name === 'select_item') {
    const [item] = event.items;
    if (!event.click || !item) return undefined;
    return get('trackProductClick', {
      klevu_keywords: event.click.searchText,
      klevu_type: 'clicked',
      klevu_productId: item.sku,
      klevu_productGroupId: item.sku.slice(0, 8),
      klevu_productVariantId: item.sku,
      klevu_productName: item.name,
      klevu_productUrl: event.click.url,
      ...about,
    });
  }
  if (event.name === 'purchase')
    return { path: `${klevuBase}/trackOrderPurchase`, body: purchaseOf(event.order, place) };
  return undefined;
}

const get = (name: string, query: Record<string, string>): KlevuCall => ({
  path: `${klevuBase}/${name}?${new URLSearchParams(query)}`,
});

const purchaseOf = ({ orderNo, currency, email, items }: TrackedOrder, { language, marketId }: Place) => ({
  lang: language,
  marketId,
  userProfile: { ip_address: '', email },
  items: items.map(({ sku, name, quantity, price, line }) => ({
    order_id: orderNo,
    order_line_id: String(line ?? ''),
    item_name: name,
    item_id: sku,
    item_group_id: sku.slice(0, 8),
    item_variant_id: sku,
    unit_price: price ?? 0,
    units: quantity,
    currency,
  })),
});

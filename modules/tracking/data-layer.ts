import type { TrackedGoods, TrackedItem, TrackingEvent } from './tracking-events.ts';

/** More items are ignored by the receiver. */
const mostItems = 200;
const colourLength = 12;

/** An event in the terms of Google Analytics 4: `item_id` is base and colour, `item_variant` the size. */
export function toDataLayer(event: TrackingEvent): Record<string, unknown> {
  switch (event.name) {
    case 'page_view':
      return { event: event.name, page_type: event.pageType, page_path: event.path };
    case 'search':
      return { event: event.name, search_term: event.searchText };
    case 'view_item_list':
    case 'select_item': {
      const { list } = event;
      const inList = { item_list_id: list.id, item_list_name: list.name };
      return {
        event: event.name,
        ecommerce: { ...inList, items: itemsOf(event.items).map((item) => ({ ...item, ...inList })) },
      };
    }
    case 'purchase': {
      const { orderNo, tax, shipping } = event.order;
      return { event: event.name, ecommerce: { transaction_id: orderNo, ...goodsOf(event.order), tax, shipping } };
    }
    default:
      return { event: event.name, ecommerce: goodsOf(event.goods) };
  }
}

/** A currency belongs to a value; without prices both are left out. */
const goodsOf = ({ currency, value, items }: TrackedGoods) => ({
  ...(value !== undefined && { currency, value }),
  items: itemsOf(items),
});

const itemsOf = (items: readonly TrackedItem[]) =>
  items.slice(0, mostItems).map(({ sku, name, quantity, price, index }) => ({
    item_id: sku.slice(0, colourLength),
    item_name: name,
    item_brand: 'Yrke',
    ...(sku.length > colourLength && { item_variant: sku.slice(colourLength) }),
    ...(price !== undefined && { price }),
    ...(index !== undefined && { index }),
    quantity,
  }));

import type { ShownOrders } from '#modules/fulfilment/shown-orders.ts';

/** What the list of orders is narrowed by, where it begins, and which order is open. All of it stands in the address. */
type OrderQuery = {
  readonly search: string;
  readonly shown: ShownOrders;
  readonly below?: number | undefined;
  readonly order?: string;
};

export function ordersHref({ search, shown, below, order }: OrderQuery): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (shown !== 'all') query.set('show', shown);
  if (below !== undefined) query.set('below', String(below));
  if (order !== undefined) query.set('order', order);
  return `?${query}`;
}

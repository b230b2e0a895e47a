export const shownOrders = ['all', 'todo', 'messages'] as const;

/** Which orders staff look at: every one, what still has to leave, or what waits for an answer. */
export type ShownOrders = (typeof shownOrders)[number];

export const staffOrderSorts = ['created', 'buyer'] as const;

/** What staff sort orders by. */
export type StaffOrderSort = (typeof staffOrderSorts)[number];

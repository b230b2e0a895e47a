export const shownOrders = ['all', 'todo', 'messages', 'held'] as const;

/** Which orders staff look at: every one, what still has to leave, what waits for an answer, or what production cannot make yet. */
export type ShownOrders = (typeof shownOrders)[number];

export const staffOrderSorts = ['created', 'buyer'] as const;

/** What staff sort orders by. */
export type StaffOrderSort = (typeof staffOrderSorts)[number];

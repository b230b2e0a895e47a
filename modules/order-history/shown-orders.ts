export const shownOrders = ['all', 'todo', 'messages', 'held'] as const;

/** Filters of the staff list: all orders, orders to send, unanswered messages, or orders that production cannot make yet. */
export type ShownOrders = (typeof shownOrders)[number];

export const staffOrderSorts = ['created', 'buyer'] as const;

/** Sort orders of the staff list. */
export type StaffOrderSort = (typeof staffOrderSorts)[number];

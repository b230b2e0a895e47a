/** The state of an order as shown to people: where it and its goods are. Partners use the numbers of `order-status.ts`. */
export const orderStates = [
  'unpaid',
  'approval',
  /** Passed to the buyer's procurement system, which decides about it. */
  'handed-over',
  'received',
  'confirmed',
  'pickup',
  'part-sent',
  'under-way',
  'delivered',
  'refused',
] as const;

export type OrderState = (typeof orderStates)[number];

/** The progress of a placed order from its reports. Before the first report it is received. */
export type OrderWay = Exclude<OrderState, 'unpaid' | 'approval' | 'handed-over'>;

/** States of orders that are not finished. */
export const openStates: readonly OrderState[] = [
  'unpaid',
  'approval',
  'received',
  'confirmed',
  'pickup',
  'part-sent',
  'under-way',
];

/** The state of an order as shown to people: where it and its goods are. Partners use the numbers of `order-status.ts`. */
export const orderStates = [
  'unpaid',
  'approval',
  /** To the buyer's procurement system, which decides what becomes of it. */
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

/** How far a placed order has come by what was reported of it. Before the first report it is received. */
export type OrderWay = Exclude<OrderState, 'unpaid' | 'approval' | 'handed-over'>;

/** Somebody waits for it. */
export const openStates: readonly OrderState[] = [
  'unpaid',
  'approval',
  'received',
  'confirmed',
  'pickup',
  'part-sent',
  'under-way',
];

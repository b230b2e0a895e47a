/** How far a row of an order has come, in the numbers that partners know. Not those of the delivery label. */
export const orderRowStatuses = {
  Default: 0,
  NotDelivered: 1,
  ToBeInvoiced: 5,
  Invoiced: 7,
  Waiting: 10,
  Denied: 20,
  Confirmed: 30,
  Delivered: 50,
} as const;

export type OrderRowStatus = (typeof orderRowStatuses)[keyof typeof orderRowStatuses];

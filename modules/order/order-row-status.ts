/** The progress of an order row, by the numbers of the API. They differ from those of the delivery label. */
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

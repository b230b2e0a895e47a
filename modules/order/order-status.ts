/** The progress of an order, by the numbers of the API. */
export const orderStatuses = {
  Default: 0,
  Received: 100,
  SendToCustomer: 200,
  Confirmed: 300,
  PickupAtRetailer: 400,
  PartDelivered: 500,
  Delivered: 600,
  Invoiced: 700,
  Overdue: 800,
} as const;

export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses];

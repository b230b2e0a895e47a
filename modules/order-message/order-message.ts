/** A message between buyer and staff about an order. */
export type OrderMessage = {
  readonly id: string;
  readonly orderId: string;
  readonly isFromStaff: boolean;
  /** Empty for a guest and for a person whose account was removed. */
  readonly author: string;
  readonly body: string;
  readonly writtenAt: Date;
};

export const longestMessage = 2000;
/** The maximum number of messages for an order. */
export const mostMessages = 100;

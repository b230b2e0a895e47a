/** What buyer and staff write to each other about an order. */
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
/** More are no talk about an order. */
export const mostMessages = 100;

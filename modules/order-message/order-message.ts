/** What buyer and staff write to each other about an order. */
export type OrderMessage = {
  readonly id: string;
  readonly orderId: string;
  readonly isFromStaff: boolean;
  /** Empty where it was a guest, or somebody who has left since. */
  readonly author: string;
  readonly body: string;
  readonly writtenAt: Date;
};

export const longestMessage = 2000;
/** More are no talk about an order. */
export const mostMessages = 100;

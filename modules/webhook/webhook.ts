/** An address of another system that receives order events. */
export type Webhook = {
  readonly id: string;
  readonly url: string;
  readonly isActive: boolean;
  readonly createdAt: Date;
};

/** The delivery of one event to one webhook. */
export type WebhookCall = {
  readonly id: string;
  readonly webhookId: string;
  readonly url: string;
  readonly event: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly attempts: number;
  readonly nextAt: Date | undefined;
  readonly takenAt: Date | undefined;
  readonly givenUpAt: Date | undefined;
  readonly lastAnswer: string;
  readonly createdAt: Date;
};

import * as z from 'zod';
import {
  orderPaperIssued,
  orderPaperIssuedPayload,
  orderPayload,
  orderPlaced,
  orderProgressed,
  orderProgressedPayload,
  orderReturnAsked,
  orderReturnAskedPayload,
  orderReturnDecided,
  orderReturnDecidedPayload,
} from '../order/order-events.ts';
import { toldOrder } from './told-order-schema.ts';

type WebhookEvent = {
  readonly event: string;
  readonly summary: string;
  /** Facts of the event in addition to the order. */
  readonly facts: z.ZodObject;
};

const told = (event: string, payload: z.ZodObject, summary: string): WebhookEvent => ({
  event,
  summary,
  facts: payload.omit({ orderId: true }),
});

/** The events that webhooks receive. */
export const webhookNews: readonly WebhookEvent[] = [
  told(orderPlaced, orderPayload, 'An order was placed, and is to be carried out'),
  told(orderProgressed, orderProgressedPayload, 'Its status changed, something left the warehouse, or will not come'),
  told(orderPaperIssued, orderPaperIssuedPayload, 'An invoice or a credit note was issued'),
  told(orderReturnAsked, orderReturnAskedPayload, 'The buyer wants to send something back'),
  told(orderReturnDecided, orderReturnDecidedPayload, 'Staff accepted or refused what the buyer wants to send back'),
];

/** The body of a call. */
export const webhookBodyOf = ({ event, facts }: WebhookEvent) =>
  z.object({
    id: z.string().meta({ description: 'Identifies the call; a repeated call has the same id.' }),
    event: z.literal(event),
    eventId: z.string(),
    occurredAt: z.string().meta({ format: 'date-time' }),
    ...facts.shape,
    order: toldOrder,
  });

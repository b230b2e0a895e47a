import * as z from 'zod';
import type { NewEvent } from '#platform/events/event.ts';
import { orderPlaced, orderWishes, type orderWishesPayload } from './order-events.ts';

type Wishes = Omit<z.output<typeof orderWishesPayload>, 'orderId'>;

const asked = z.object({
  deliveryAddress: z.object({ saveAddress: z.boolean() }),
  createCustomerAccount: z.boolean().optional(),
  metadata: z.object({ B2CSignUpForNewsletter: z.string().nullable() }),
});

/** What is told of an order that was placed: that it was, and what it asks for beside the goods, as it was sent. */
export function placedEvents(orderId: string, payload: unknown): NewEvent[] {
  const tell = (name: string, facts = {}) => ({ name, key: orderId, payload: { orderId, ...facts } });
  const wishes = wishesOf(payload);
  return hasWishes(wishes) ? [tell(orderPlaced), tell(orderWishes, wishes)] : [tell(orderPlaced)];
}

function wishesOf(payload: unknown): Wishes {
  const { success, data } = asked.safeParse(payload);
  return {
    saveAddress: success && data.deliveryAddress.saveAddress,
    makeAccount: success && data.createCustomerAccount === true,
    newsletter: success && data.metadata.B2CSignUpForNewsletter === 'true',
  };
}

const hasWishes = ({ saveAddress, makeAccount, newsletter }: Wishes): boolean =>
  saveAddress || makeAccount || newsletter;

import * as z from 'zod';
import type { orderWishesPayload } from './order-events.ts';

type Wishes = Omit<z.output<typeof orderWishesPayload>, 'orderId'>;

const asked = z.object({
  deliveryAddress: z.object({ saveAddress: z.boolean() }),
  createCustomerAccount: z.boolean().optional(),
  metadata: z.object({ B2CSignUpForNewsletter: z.string().nullable() }),
});

/** What an order as it was sent asks for beside the goods. */
export function wishesOf(payload: unknown): Wishes {
  const { success, data } = asked.safeParse(payload);
  return {
    saveAddress: success && data.deliveryAddress.saveAddress,
    makeAccount: success && data.createCustomerAccount === true,
    newsletter: success && data.metadata.B2CSignUpForNewsletter === 'true',
  };
}

export const hasWishes = ({ saveAddress, makeAccount, newsletter }: Wishes): boolean =>
  saveAddress || makeAccount || newsletter;

import * as z from 'zod';

/** A campaign runs, and somebody has favourites in its markets. The key is the person's id. */
export const favouritesDue = 'favourite-campaign-due';

export const favouritesDuePayload = z.object({
  campaignId: z.uuid(),
  customerId: z.number(),
  marketId: z.number(),
  companyId: z.number().optional(),
});

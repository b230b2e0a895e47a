import * as z from 'zod';

/** Staff accepted or refused a review. The key is the review's id. */
export const reviewDecided = 'review-decided';

export const reviewDecidedPayload = z.object({ reviewId: z.uuid(), revision: z.number() });

import * as z from 'zod';

/** A page was not published at its planned time. The key is the draft's id. */
export const scheduleStopped = 'content-schedule-stopped';

export const scheduleStoppedPayload = z.object({
  draftId: z.uuid(),
  reason: z.enum(['incomplete', 'overtaken']),
  /** Who wrote the draft last. */
  authorId: z.int().optional(),
});

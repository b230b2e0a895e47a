import * as z from 'zod';

/** Imports of people have a notice of their own, which leads to the sheet (`people-import`). */
export const toldKinds = ['catalogue-import', 'price-list-import', 'business-feed'] as const;

/** An import has ended. The key is the job's id. */
export const importEnded = 'import-ended';

export const importEndedPayload = z.object({ jobId: z.uuid() });

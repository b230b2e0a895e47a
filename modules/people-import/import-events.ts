import * as z from 'zod';

/** A sheet was applied completely, or its job stopped early. The key is the import's id. */
export const peopleImportEnded = 'people-import-ended';

export const peopleImportEndedPayload = z.object({ importId: z.uuid() });

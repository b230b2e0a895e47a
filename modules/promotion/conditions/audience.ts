import * as z from 'zod';
import { audiences } from '../audience.ts';
import { condition } from './condition.ts';

/** Limits a campaign to some buyers: anonymous visitors, consumers or companies. */
export const audience = condition({
  schema: z.strictObject({ kind: z.literal('audience'), audiences: z.array(z.enum(audiences)).min(1) }),
  fields: { audiences: 'audiences' },
  holds: ({ audiences: wanted }, situation) => wanted.includes(situation.audience),
});

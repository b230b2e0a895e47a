import { roles } from '../../auth/roles.ts';
import type { Visit } from '../../visit.ts';

/** Whose words an answer has: what staff answer are words of the shop. */
export const authorOf = ({ claims }: Pick<Visit, 'claims'>): number | undefined =>
  claims?.storm_role === roles.internal ? undefined : claims?.customer_id;

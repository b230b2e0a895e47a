import { isLimited } from '../../vas/service-lists.ts';
import type { Visit } from '../../visit.ts';
import type { Entries } from '../row-metadata.ts';
import type { WantedService } from './chosen-service.ts';

/** A plain user's garment with a text on it is for that user. */
export function withOwnWearer(
  entries: Entries,
  services: readonly WantedService[],
  { claims }: Pick<Visit, 'claims'>,
): Entries {
  const hasText = services.some(({ article }) => article.parameters.length > 0);
  return claims && isLimited(claims) && hasText && !entries.CoWorkerId
    ? { ...entries, CoWorkerId: String(claims.customer_id) }
    : entries;
}

import { dealerPagesCacheMs } from '#core/timings.ts';
import { seesDealerPages } from '../auth/permissions.ts';
import type { Role } from '../auth/roles.ts';
import type { DealerPageLink } from './page-schema.ts';

/** Browser cache of dealer pages, with one key per language. */
export type StoredDealerPages = { storedAt: number; pages: DealerPageLink[] };

export const dealerPagesKey = (language: string): string => `dealer-pages-${language}`;

type DealerState = { role: Role | undefined; held: readonly DealerPageLink[]; stored: StoredDealerPages | undefined };

/** Whether a browser fetches the dealer pages, uses its stored copy, or does nothing. */
export function decideDealerPages({ role, held, stored }: DealerState, now: Date): 'nothing' | 'use-stored' | 'fetch' {
  if (role === undefined || !seesDealerPages({ storm_role: role }) || held.length > 0) return 'nothing';
  const age = stored === undefined ? Number.NaN : now.getTime() - stored.storedAt;
  return age >= 0 && age < dealerPagesCacheMs ? 'use-stored' : 'fetch';
}

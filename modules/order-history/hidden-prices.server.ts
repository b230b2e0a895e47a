import { sql } from 'kysely';
import type { Sought } from './history-store.server.ts';

/** SQL: whether the prices of `orders as o` are hidden, either from its buyer when it was sent, or by its company today. */
export const pricesAreHidden = ({ quietCompanies }: Pick<Sought, 'quietCompanies'>) =>
  quietCompanies.length === 0
    ? sql<boolean>`o.hides_prices`
    : sql<boolean>`(o.hides_prices or coalesce(o.company_id = any(${[...quietCompanies]}::int[]), false))`;

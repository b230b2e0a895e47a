import { type RawBuilder, sql } from 'kysely';
import type { Claims } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { roles } from '../auth/roles.ts';
import type { CompanyName } from '../company/company.ts';
import { companyReachOf } from '../company/company-team.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { readGroup } from '../company/read-group.server.ts';
import { findTeam } from '../people/find-team.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import './order-tables.server.ts';

/** The orders that a visitor sees. An order outside the scope is answered like an unknown one. */
export type OrderScope =
  | {
      readonly kind: 'company';
      readonly companyId: number;
      /** The company and its children. People of a child see neither the parent's orders nor those of other children. */
      readonly companies: readonly CompanyName[];
    }
  /** An admin's own orders and those of the people who have the admin as approver. */
  | {
      readonly kind: 'team';
      readonly companyId: number;
      readonly customerIds: readonly number[];
      /** Further orders of the company, as a condition on `orders as o`. */
      readonly also?: RawBuilder<boolean>;
    }
  | {
      readonly kind: 'person';
      readonly customerId: number;
      readonly companyId: number | undefined;
      /** A procurement system signs many people in with one account: each session sees its own orders. */
      readonly session: string;
      readonly isPunchOut: boolean;
      readonly seesHidden: boolean;
    };

/** `own`: only the visitor's own orders, even if they may see more. */
export type OrderReach = 'own' | 'all';

/** Undefined for a visitor who is not signed in and sees no orders. */
export async function readOrderScope(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { claims }: Pick<Visit, 'claims'>,
  reach: OrderReach = 'all',
): Promise<OrderScope | undefined> {
  if (!claims) return undefined;
  const companyId = isB2B(claims) ? claims.company_id : undefined;
  // A punch-out session belongs to one buyer, independent of the account's role.
  if (reach === 'own' || companyId === undefined || claims.punch_out_type !== undefined)
    return ownScope(claims, companyId);
  const { settings } = await readCompanyTerms(shop, companyId);
  const seen = companyReachOf(claims, settings);
  if (seen === 'company') return { kind: 'company', companyId, companies: await readGroup(shop, companyId) };
  if (seen === 'team')
    return { kind: 'team', companyId, customerIds: await findTeam(shop.db, companyId, claims.customer_id) };
  return ownScope(claims, companyId);
}

const ownScope = (claims: Claims, companyId: number | undefined): OrderScope => ({
  kind: 'person',
  customerId: claims.customer_id,
  companyId,
  session: claims.sid,
  isPunchOut: claims.punch_out_type !== undefined,
  seesHidden: claims.storm_role !== roles.user,
});

/** The condition on `orders as o`. Orders that were given up are excluded. */
export function isInScope(scope: OrderScope): RawBuilder<boolean> {
  return sql<boolean>`(o.given_up_at is null and ${conditionOf(scope)})`;
}

/** The same, including orders that were given up. */
export const isReached = (scope: OrderScope): RawBuilder<boolean> => sql<boolean>`(${conditionOf(scope)})`;

/** For one company an index returns the list sorted; for several companies there is no such index. */
export const ofCompanies = (column: RawBuilder<unknown>, scope: Extract<OrderScope, { kind: 'company' }>) =>
  scope.companies.length > 1
    ? sql<boolean>`${column} = any(${scope.companies.map(({ id }) => id)}::int[])`
    : sql<boolean>`${column} = ${scope.companyId}`;

function conditionOf(scope: OrderScope): RawBuilder<unknown> {
  if (scope.kind === 'company') return ofCompanies(sql`o.company_id`, scope);
  if (scope.kind === 'team')
    return sql`o.company_id = ${scope.companyId}
      and (o.customer_id = any(${[...scope.customerIds]}::int[]) or ${scope.also ?? sql`false`})`;
  const { customerId, companyId, session, isPunchOut, seesHidden } = scope;
  const conditions = [
    sql`o.customer_id = ${customerId}`,
    companyId === undefined ? sql`o.company_id is null` : sql`o.company_id = ${companyId}`,
    isPunchOut ? sql`o.punch_out_session = ${session}` : sql`coalesce(o.punch_out_session, ${session}) = ${session}`,
    ...(seesHidden ? [] : [sql`not o.is_hidden`]),
  ];
  return sql.join(conditions, sql` and `);
}

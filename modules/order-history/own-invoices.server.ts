import { sql } from 'kysely';
import { type OrderScope, ofCompanies } from '../order/order-scope.server.ts';

/** Repeats the scope on indexed columns of `invoice as i`, so that the index is used. */
export function ownInvoices(scope: OrderScope) {
  if (scope.kind === 'person') return sql<boolean>`i.customer_id = ${scope.customerId}`;
  return scope.kind === 'company'
    ? ofCompanies(sql`i.company_id`, scope)
    : sql<boolean>`i.company_id = ${scope.companyId}`;
}

import { sql } from 'kysely';
import { type OrderScope, ofCompanies } from '../order/order-scope.server.ts';

/** Says again what the scope says of the order, of the columns that `invoice as i` is indexed by. */
export function ownInvoices(scope: OrderScope) {
  if (scope.kind === 'person') return sql<boolean>`i.customer_id = ${scope.customerId}`;
  return scope.kind === 'company'
    ? ofCompanies(sql`i.company_id`, scope)
    : sql<boolean>`i.company_id = ${scope.companyId}`;
}

import { sql } from 'kysely';
import type { OrderScope } from '../order/order-scope.server.ts';

/** Says again what the scope says of the order, of the columns that `invoice as i` is indexed by. */
export const ownInvoices = (scope: OrderScope) =>
  scope.kind === 'person'
    ? sql<boolean>`i.customer_id = ${scope.customerId}`
    : sql<boolean>`i.company_id = ${scope.companyId}`;

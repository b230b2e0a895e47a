import type { Feeding } from '../feeding.server.ts';
import type { StagedLine } from '../line-store.server.ts';
import type { Applied } from '../outcome.ts';
import { applyAddress, applyAddressRemoval } from './apply-address.server.ts';
import { applyAccountPayment, applyCredit, applyInvoicePayment } from './apply-amounts.server.ts';
import { applyCompany } from './apply-company.server.ts';
import { applyLaundry, applyWearer } from './apply-laundry.server.ts';
import { applyMembership, applyPriceList } from './apply-membership.server.ts';
import { applyPerson } from './apply-person.server.ts';

/** Each kind calls the same use case as screens and API, so the rights and rules of the sender apply. */
export function applyLine(feeding: Feeding, { data: row, rank }: StagedLine): Promise<Applied> {
  switch (row.kind) {
    case 'company':
      return applyCompany(feeding, row);
    case 'address':
      return 'remove' in row ? applyAddressRemoval(feeding, row) : applyAddress(feeding, row);
    case 'person':
      return applyPerson(feeding, row);
    case 'membership':
      return applyMembership(feeding, row);
    case 'price-list':
      return applyPriceList(feeding, row);
    case 'credit':
      return applyCredit(feeding, row, rank);
    case 'laundry':
    case 'laundry-list':
    case 'locker':
      return applyLaundry(feeding, row);
    case 'wearer':
      return applyWearer(feeding, row, rank);
    default:
      return 'invoice' in row ? applyInvoicePayment(feeding, row) : applyAccountPayment(feeding, row);
  }
}

import { approverOf } from '#modules/approval/approver-of.ts';
import type { OrderApproval } from '#modules/approval/order-approval.ts';
import type { OrderDraft } from '#modules/order/order.ts';
import { personOf } from '../companies/person-of.ts';
import { companyOf } from './demo-order.ts';

/** The approver of an order by the rules of its company; undefined if the company as a whole approves. */
export function demoApprover({ buyer, metadata }: Pick<OrderDraft, 'buyer' | 'metadata'>): OrderApproval['approver'] {
  const person = personOf(buyer.email);
  const company = companyOf(person);
  const project = company?.projects.find(({ number }) => number === metadata.ProjectNumber);
  const named = { attestant1: person.infos.Attestant1, ofProject: project?.attestant };
  const approver = approverOf(company?.settings ?? {}, named);
  return approver && { email: approver.email, id: personOf(approver.email).id };
}

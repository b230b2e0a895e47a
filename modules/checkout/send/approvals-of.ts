import { stepsOf } from '../../approval-rules/approval-rule.ts';
import { isOn } from '../../company/company-settings.ts';
import { isForApproval } from './company-checks.ts';
import { exceedsAllowance } from './piece-checks.ts';
import type { Sending } from './sending.ts';
import type { Placing } from './write-order.server.ts';

/** The first approver of an order, and the further approvals that the company's rules add. */
export function approvalsOf(sending: Sending): Pick<Placing, 'approver' | 'steps'> {
  const { company, cart, settings, matched } = sending;
  const { email, id } = company?.attestant ?? {};
  const required = email === undefined ? undefined : { email, id };
  if (matched.length === 0) return { approver: required, steps: [] };
  const isForced = isForApproval(sending) || exceedsAllowance(sending);
  const steps = stepsOf({
    isForced,
    approverId: id,
    rules: matched,
    buyerId: cart.owner.kind === 'public' ? undefined : cart.owner.customerId,
    allowsOwn: isOn(settings, 'AllowOwnApproval'),
  });
  const first = steps[0]?.approverIds[0];
  const ofRule = first === undefined ? undefined : { email: undefined, id: first };
  return { approver: isForced ? required : ofRule, steps };
}

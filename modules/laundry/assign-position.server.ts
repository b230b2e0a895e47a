import { ok, type Result } from '#core/result.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { assignWearer } from './assign-wearer.server.ts';
import { judgeWearers } from './judge-wearers.server.ts';
import type { LaundryCustomer } from './laundry-customer.ts';
import type { LaundryErrorText } from './laundry-error.ts';
import { reachRegister } from './laundry-scope.server.ts';
import { findWearer } from './lockers-store.server.ts';

type Input = { readonly companyId: number; readonly customer: LaundryCustomer };

/** Gives a wearer a position. What is left empty about a known wearer stays. An error says why the laundry refuses. */
export async function assignPosition(
  shop: Shop,
  visit: Visit,
  { companyId, customer }: Input,
): Promise<Result<{ readonly error: LaundryErrorText | undefined }, Refusal>> {
  const reached = await reachRegister(shop, visit, companyId);
  if (!reached.ok) return reached;
  const known = await findWearer(shop.db, companyId, customer.employeeNo);
  if (!known && customer.name === '') return ok({ error: 'EmptyValue' });
  const wearer = {
    ...customer,
    name: customer.name || known?.name || '',
    subCompanyId: customer.subCompanyId || known?.subCompanyId || '',
    department: customer.department || known?.department || '',
    costCenter: customer.costCenter || known?.costCenter || '',
  };
  const judged = (await judgeWearers(shop, companyId, [wearer])).get(wearer.employeeNo);
  if (judged?.error) return ok({ error: judged.error });
  const saved = await assignWearer(shop, visit, { companyId, customer: wearer });
  if (!saved.ok) return saved;
  // Someone else was given the position after the question.
  return ok({ error: saved.value === 'refused' ? 'LaundryCompanyLockerAndPositionDoesNotExists' : undefined });
}

import { ok, type Result } from '#core/result.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { LaundryAction, LaundryCustomer } from './laundry-customer.ts';
import { reachLaundry } from './laundry-scope.server.ts';

type Input = {
  readonly companyId: number | undefined;
  readonly action: LaundryAction;
  readonly customers: readonly LaundryCustomer[];
};

/** Codes of errors by employee number. */
export type LaundryErrors = ReadonlyMap<string, readonly string[]>;

export async function validateCustomers(
  shop: Shop,
  visit: Visit,
  { companyId, action, customers }: Input,
): Promise<Result<LaundryErrors, Refusal>> {
  const reached = await reachLaundry(shop, visit, companyId);
  return reached.ok ? ok(await findLaundryErrors(shop, { ...reached.value, action, customers })) : reached;
}

type ValidationRequest = Omit<Input, 'companyId'> & { readonly companyId: number };

/** A laundry that cannot be asked blocks no purchase: there are no errors then. */
export async function findLaundryErrors(
  { laundry, log }: Pick<Shop, 'laundry' | 'log'>,
  { companyId, action, customers }: ValidationRequest,
): Promise<LaundryErrors> {
  if (customers.length === 0) return new Map();
  try {
    return await laundry.validate(companyId, customers, action);
  } catch (error) {
    log.warn({ err: error, companyId }, 'wearers could not be validated by the laundry; the order may go on');
    return new Map();
  }
}

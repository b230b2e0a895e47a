import type { Shop } from '../shop.server.ts';
import type { LaundryAction, LaundryCustomer } from './laundry-customer.ts';
import { type LaundryErrorText, textOfLaundryError } from './laundry-error.ts';
import { findLaundryErrors } from './validate-customers.server.ts';

export type Judgement = {
  /** `create` for a wearer whom the laundry does not know yet. */
  readonly action: LaundryAction;
  readonly error: LaundryErrorText | undefined;
};

/** One question about all wearers; those whom the laundry does not know are asked about again, as new ones. */
export async function judgeWearers(
  shop: Pick<Shop, 'laundry' | 'log'>,
  companyId: number,
  customers: readonly LaundryCustomer[],
): Promise<ReadonlyMap<string, Judgement>> {
  const known = await findLaundryErrors(shop, { companyId, action: 'update', customers });
  const isNew = ({ employeeNo }: LaundryCustomer) => known.get(employeeNo)?.[0] === 'LaundryCustomerDoesNotExits';
  const added = customers.filter(isNew);
  const errors = await findLaundryErrors(shop, { companyId, action: 'create', customers: added });
  return new Map(
    customers.map((customer) => {
      const { employeeNo } = customer;
      const codes = isNew(customer) ? errors.get(employeeNo) : known.get(employeeNo);
      const error = codes === undefined ? undefined : textOfLaundryError(codes[0] ?? '');
      return [employeeNo, { action: isNew(customer) ? 'create' : 'update', error }] as const;
    }),
  );
}

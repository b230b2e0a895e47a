import { coworkerIdOf } from '../../cart/row-metadata.ts';
import { isOn } from '../../company/company-settings.ts';
import type { Check, SendRequest } from './sending.ts';

/** A laundry sorts garments by these numbers, which have at most ten characters. */
const longest = 10;

const isNeeded = ({ settings, company }: SendRequest) => company !== undefined && isOn(settings, 'UseLaundry');

const buyerOf = ({ company, payload }: SendRequest) => company?.people.get(payload.buyer.id ?? Number.NaN);

const wearersOf = ({ company, cart }: SendRequest) =>
  cart.rows.flatMap((row) => company?.people.get(coworkerIdOf(row) ?? Number.NaN) ?? []);

const isMissing = ({ employeeNo }: { employeeNo: string | undefined }) => !employeeNo?.trim();
const isTooLong = ({ employeeNo = '' }: { employeeNo: string | undefined }) => employeeNo.trim().length > longest;

export const buyerHasEmployeeNo: Check<SendRequest> = (asked) => {
  const buyer = buyerOf(asked);
  return isNeeded(asked) && buyer && isMissing(buyer) ? { code: 'buyer-employee-no-missing' } : undefined;
};

export const buyerEmployeeNoFits: Check<SendRequest> = (asked) => {
  const buyer = buyerOf(asked);
  return isNeeded(asked) && buyer && isTooLong(buyer) ? { code: 'buyer-employee-no-length' } : undefined;
};

export const wearersHaveEmployeeNo: Check<SendRequest> = (asked) => {
  const wearer = isNeeded(asked) ? wearersOf(asked).find(isMissing) : undefined;
  return wearer && { code: 'customer-employee-no-missing', name: wearer.name };
};

export const wearersEmployeeNoFits: Check<SendRequest> = (asked) => {
  const wearer = isNeeded(asked) ? wearersOf(asked).find(isTooLong) : undefined;
  return wearer && { code: 'customer-employee-no-length', name: wearer.name };
};

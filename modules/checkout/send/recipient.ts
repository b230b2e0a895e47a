import type { Recipient } from '../../address/address-form.ts';
import type { Asked } from './sending.ts';

/** Whom the parcel is for: the company that was typed, which may be a site of another; else the buyer's own. */
export function recipientOf({ payload, company }: Pick<Asked, 'payload' | 'company'>): Recipient {
  const { buyer, metadata, deliveryAddress } = payload;
  return {
    companyName: metadata.B2CCompanyName ?? company?.name ?? '',
    vatNo: vatNoOf({ payload, company }),
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    careOf: deliveryAddress.careOf,
  };
}

/** One that is typed with the order goes before the one that is kept of the company. */
export const vatNoOf = ({ payload, company }: Pick<Asked, 'payload' | 'company'>): string =>
  (payload.metadata.B2CCompanyVatNo || company?.attributes.VatNo) ?? '';

import type { Recipient } from '../../address/address-form.ts';
import { vatNoOf } from '../tax-place.ts';
import type { SendRequest } from './sending.ts';

/** The recipient of the parcel: the typed company, which may be a site of another one, or else the buyer's own. */
export function recipientOf({ payload, company }: Pick<SendRequest, 'payload' | 'company'>): Recipient {
  const { buyer, metadata, deliveryAddress } = payload;
  return {
    companyName: metadata.B2CCompanyName ?? company?.name ?? '',
    vatNo: vatNoOf(metadata.B2CCompanyVatNo, company?.attributes.VatNo),
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    careOf: deliveryAddress.careOf,
  };
}

import { addressRulesOf, problemsOfAddress } from '../../address/address-form.ts';
import { readPostcode } from '../../market/postcode.ts';
import { recipientOf } from './recipient.ts';
import type { Check, Sending } from './sending.ts';

export const countryIsServed: Check<Sending> = ({ country }) =>
  country === undefined ? { code: 'delivery-country-not-served' } : undefined;

/** A company's own name and VAT number are not typed here, so they are not checked. */
export const addressIsRight: Check<Sending> = (sending) => {
  const { country, payload, who, visit } = sending;
  if (country === undefined) return undefined;
  const { addressLine1, addressLine2, zipCode, city, region } = payload.deliveryAddress;
  const typed = { line1: addressLine1, line2: addressLine2, zip: zipCode, city, region };
  const problems = problemsOfAddress(addressRulesOf(country, who, visit.language), {
    ...typed,
    ...recipientOf(sending),
    vatNo: '',
  });
  return problems.length > 0 ? { code: 'delivery-address-invalid', problems } : undefined;
};

const isSame = (kept: string, typed: string) => kept.trim().toLowerCase() === typed.trim().toLowerCase();

export const addressIsAllowed: Check<Sending> = ({
  allowedAddresses,
  country,
  payload: { deliveryAddress: typed },
}) => {
  const isAllowed = allowedAddresses?.some(
    ({ line1, line2, zip, city, country: at }) =>
      at === country &&
      isSame(line1, typed.addressLine1) &&
      isSame(line2, typed.addressLine2) &&
      isSame(readPostcode(at, zip) ?? zip, readPostcode(at, typed.zipCode) ?? typed.zipCode) &&
      isSame(city, typed.city),
  );
  return isAllowed === false ? { code: 'delivery-address-invalid', problems: [] } : undefined;
};

export const methodIsOffered: Check<Sending> = ({ method }) =>
  method ? undefined : { code: 'delivery-method-not-found' };

/** The carrier sends a message to the person who collects a parcel. */
export const cellphoneIsGiven: Check<Sending> = ({ method, payload }) =>
  method?.kind === 'service-point' && payload.buyer.cellphone.trim() === ''
    ? { code: 'cellphone-required' }
    : undefined;

export const servicePointIsChosen: Check<Sending> = ({ method, servicePoint }) =>
  method?.kind === 'service-point' && !servicePoint ? { code: 'service-point-missing' } : undefined;

export const freeMethodCostsNothing: Check<Sending> = ({ method }) =>
  method?.requiresZeroCost && method.price.amount.amount > 0 ? { code: 'delivery-cost-not-zero' } : undefined;

import type { AddressChoices } from '../address/saved-address.ts';
import { nationalNumber } from '../address/written-number.ts';
import type { BuyerKind } from '../auth/buyer-kind.ts';
import type { Market } from '../market/market.ts';
import { type CheckoutDraft, chooseAddress, initialDraft } from './checkout-state.ts';

/** What the shop knows about the signed-in visitor. */
export type KnownBuyer = {
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly email: string | undefined;
  readonly cellphone: string | undefined;
  readonly companyName: string | undefined;
  readonly vatNo: string | undefined;
};

/** The values of the form before anything is typed. A phone number that is saved with its country code is split into both fields. */
export function firstDraft(
  who: BuyerKind,
  { iso2, dialCode }: Pick<Market, 'iso2' | 'dialCode'>,
  known: KnownBuyer | undefined,
  preselected: AddressChoices['preselected'],
): CheckoutDraft {
  const empty = initialDraft(who, iso2);
  const firstName = known?.firstName ?? '';
  const lastName = known?.lastName ?? '';
  const draft: CheckoutDraft = {
    ...empty,
    contact: { email: known?.email ?? '', ...nationalNumber(`+${dialCode}`, known?.cellphone ?? '') },
    delivery: {
      ...empty.delivery,
      deliveryCompanyName: who === 'company' ? (known?.companyName ?? '') : '',
      deliveryVatNo: who === 'company' ? (known?.vatNo ?? '') : '',
      deliveryCustomerFirstname: firstName,
      deliveryCustomerLastname: lastName,
      deliveryCustomerName: `${firstName} ${lastName}`.trim(),
    },
  };
  return preselected ? chooseAddress(draft, preselected) : draft;
}

import type { PostalAddress } from '../address/address-form.ts';
import { validateAddress } from '../address/validate-address.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { CheckoutDraft } from './checkout-state.ts';
import type { CheckoutForm } from './checkout-view.ts';
import { deliveryNames } from './draft-names.ts';
import { problemsOfDraft } from './draft-problems.ts';
import { writeDraft } from './draft-store.server.ts';

/** `isSent`: the buyer goes to the next step, in contrast to a save while typing. `isKept`: the buyer keeps the address despite suggestions. */
type How = { readonly isSent?: boolean; readonly isKept?: boolean };

type Of = { readonly cartId: string; readonly form: CheckoutForm; readonly draft: CheckoutDraft };

/**
 * For the visitor's own draft, which was just saved. An address is validated once, if its country supports it and its fields are
 * valid; a buyer may keep an address that is not found. While typing, suggestions may go unseen, so a form that is sent without an
 * answer to them validates again.
 */
export async function checkAddress(
  shop: Shop,
  visit: Visit,
  { cartId, form, draft }: Of,
  { isSent = false, isKept = false }: How = {},
): Promise<{ draft: CheckoutDraft; suggestions: readonly PostalAddress[] }> {
  const { delivery, deliveryCountry } = draft;
  const names: readonly string[] = Object.values(deliveryNames);
  const isRight = problemsOfDraft(draft, form).every(
    ({ field, code }) => !names.includes(field) || code === 'region-wrong',
  );
  const state = delivery.deliveryAddressIsValidated;
  const isOpen = state === 'Not valid' && isSent && !isKept && !draft.isAddressAnswered;
  const isToAsk = state === 'Default' || isOpen;
  if (!isToAsk || !form.rules.usesValidation || !isRight) return { draft, suggestions: [] };
  const { isValid, suggestions } = await validateAddress(shop, visit, {
    street: delivery.deliveryLine1,
    city: delivery.deliveryCity,
    zip: delivery.deliveryZip,
    region: delivery.deliveryRegion,
    countryCode: deliveryCountry,
    companyName: delivery.deliveryCompanyName,
  });
  const checked: CheckoutDraft = {
    ...draft,
    isAddressAnswered: isSent,
    delivery: { ...delivery, deliveryAddressIsValidated: isValid ? 'Valid' : 'Not valid' },
  };
  await writeDraft(shop.db, cartId, checked, visit.now);
  // The validation service does not know the second line, for example a door, so the suggestions keep the typed one.
  const whole = suggestions.map((address) => ({ ...address, line2: address.line2 || delivery.deliveryLine2 }));
  return { draft: checked, suggestions: isValid ? [] : whole };
}

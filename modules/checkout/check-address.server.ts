import type { PostalAddress } from '../address/address-form.ts';
import { validateAddress } from '../address/validate-address.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { CheckoutDraft } from './checkout-state.ts';
import type { CheckoutForm } from './checkout-view.ts';
import { deliveryNames } from './draft-names.ts';
import { problemsOfDraft } from './draft-problems.ts';
import { writeDraft } from './draft-store.server.ts';

type Of = { readonly cartId: string; readonly form: CheckoutForm; readonly draft: CheckoutDraft };

/**
 * Of the visitor's own draft, which was just saved. An address is asked about once, where its country can be asked and its
 * form is right; an address that is not found may be kept all the same.
 */
export async function checkAddress(
  shop: Shop,
  visit: Visit,
  { cartId, form, draft }: Of,
): Promise<{ draft: CheckoutDraft; suggestions: readonly PostalAddress[] }> {
  const { delivery, deliveryCountry } = draft;
  const names: readonly string[] = Object.values(deliveryNames);
  const isRight = problemsOfDraft(draft, form).every(({ field }) => !names.includes(field));
  if (delivery.deliveryAddressIsValidated !== 'Default' || !form.rules.usesValidation || !isRight)
    return { draft, suggestions: [] };
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
    delivery: { ...delivery, deliveryAddressIsValidated: isValid ? 'Valid' : 'Not valid' },
  };
  await writeDraft(shop.db, cartId, checked, visit.now);
  return { draft: checked, suggestions: isValid ? [] : suggestions };
}

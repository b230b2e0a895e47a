import { ok, refuse } from '#core/result.ts';
import { readCurrentCart } from '../cart/current-cart.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { CheckoutForm } from './checkout-view.ts';
import { writeDraft } from './draft-store.server.ts';
import { readCheckoutForm } from './read-checkout-form.server.ts';
import { type Offered, withTyped } from './typed-draft.ts';

type Input = { readonly typed: Pick<FormData, 'get' | 'getAll'> };

/** Open to all visitors, for their own cart. Values are stored even if they are invalid, and deleted when the order is placed. */
export async function saveDraft(shop: Shop, visit: Visit, { typed }: Input) {
  const { cart, holder } = await readCurrentCart(shop, visit);
  if (!cart) return refuse({ code: 'cart-not-found' });
  const of = { cartId: cart.id, settings: holder.settings };
  const form = await readCheckoutForm(shop, visit, of);
  const draft = withTyped(form.draft, trimmed(typed), offeredOf(form));
  await writeDraft(shop.db, cart.id, draft, visit.now);
  // Another country has other address fields.
  const isSame = draft.deliveryCountry === form.draft.deliveryCountry;
  return ok({ cartId: cart.id, draft, form: isSame ? { ...form, draft } : await readCheckoutForm(shop, visit, of) });
}

/** A trailing space is kept while the buyer types, because the next word follows; it is removed when the form is sent. */
const trimmed = (form: Input['typed']): Input['typed'] => ({
  get: (name) => {
    const typed = form.get(name);
    return typeof typed === 'string' ? typed.trim() : typed;
  },
  getAll: (name) => form.getAll(name),
});

const offeredOf = ({ who, countries, choices, methods, payments }: CheckoutForm): Offered => ({
  who,
  countries: countries.map(({ code }) => code),
  saved: choices.choices,
  isLocked: choices.isLocked,
  methods,
  payments,
});

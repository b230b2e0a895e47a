import { stripControls } from '#core/input.ts';
import type { SavedAddress } from '../address/saved-address.ts';
import type { BuyerKind } from '../auth/buyer-kind.ts';
import type { DeliveryMethodIds } from '../delivery/delivery-method.ts';
import type { CountryCode } from '../market/market.ts';
import { textNames } from './checkout-fields.ts';
import {
  type CheckoutDraft,
  changeField,
  chooseAddress,
  chooseCountry,
  chooseDeliveryMethod,
  type TypedDeliveryField,
} from './checkout-state.ts';
import {
  deliveryNames,
  filledFromName,
  invoiceNames,
  methodName,
  otherTicks,
  savedAddressName,
  shownTicksName,
  tickedFlags,
} from './draft-names.ts';

/** The choices that the buyer had. */
export type Offered = {
  readonly who: BuyerKind;
  readonly countries: readonly CountryCode[];
  readonly saved: readonly SavedAddress[];
  readonly isLocked: boolean;
  readonly methods: readonly DeliveryMethodIds[];
  readonly payments: readonly { readonly paymentMethodId: number }[];
};

type Form = Pick<FormData, 'get' | 'getAll'>;

/** No typed text is longer than this; a longer one was not typed by a buyer. */
const most = 2000;

/** A draft after a form was sent. Fields that the form does not have keep their value; validation follows elsewhere. */
export function withTyped(before: CheckoutDraft, form: Form, offered: Offered): CheckoutDraft {
  const text = (name: string, multiline = false): string | undefined => {
    const typed = form.get(name);
    return typeof typed === 'string' ? stripControls(typed, { multiline }).slice(0, most) : undefined;
  };
  const shown = new Set(form.getAll(shownTicksName));
  const tick = (name: string, was: boolean) => (shown.has(name) ? form.get(name) !== null : was);
  const draft = withMethod(withAddress(before, text, offered), text, offered);
  return {
    ...draft,
    ...ticksOf(draft, tick),
    contact: {
      email: text('email') ?? draft.contact.email,
      dialCode: text('dialCode') ?? draft.contact.dialCode,
      cellphone: text('cellphone') ?? draft.contact.cellphone,
    },
    invoice: replaced(draft.invoice, Object.values(invoiceNames), (name, was) => text(name) ?? was),
    reference: replaced(draft.reference, textNames, (name, was) => text(name) ?? was),
    comment: text('comment', true) ?? draft.comment,
    flags: replaced(draft.flags, tickedFlags, tick),
  };
}

/** A copy with some of its values replaced. */
function replaced<Key extends string, Value, Of extends Readonly<Record<Key, Value>>>(
  of: Of,
  names: readonly Key[],
  anew: (name: Key, was: Value) => Value,
): Of {
  return { ...of, ...Object.fromEntries(names.map((name) => [name, anew(name, of[name])])) };
}

type Text = (name: string) => string | undefined;

/**
 * A saved address fills the fields when it is chosen: the form says which one was in them before. After that the typed values count,
 * including the country, and a changed address is no longer a saved one.
 */
function withAddress(before: CheckoutDraft, text: Text, offered: Offered): CheckoutDraft {
  const { saved, isLocked } = offered;
  const wanted = text(savedAddressName);
  const filledFrom = text(filledFromName) ?? String(before.delivery.deliveryAddressId ?? '');
  const chosen = saved.find(({ id }) => String(id) === wanted);
  const from = chosen && chosen.id !== before.delivery.deliveryAddressId ? chooseAddress(before, chosen) : before;
  if (chosen && wanted !== filledFrom) return from;
  if (isLocked) return withRecipient(from, text);
  if (wanted === '' && filledFrom !== '' && !isTypedIn(before, text)) return withoutAddress(before);
  const country = offered.countries.find((code) => code === text('deliveryCountry'));
  return typedOver(country ? chooseCountry(from, country) : from, typedNames, text);
}

const typedNames = Object.values(deliveryNames).filter((name): name is TypedDeliveryField => name !== 'careOf');

const typedOver = (draft: CheckoutDraft, names: readonly TypedDeliveryField[], text: Text): CheckoutDraft =>
  names.reduce((now, name) => changeField(now, name, text(name) ?? now.delivery[name]), {
    ...draft,
    careOf: text('careOf') ?? draft.careOf,
  });

/** At a locked address only the recipient may differ. */
function withRecipient(draft: CheckoutDraft, text: Text): CheckoutDraft {
  const typed = typedOver(draft, personal, text);
  return { ...typed, delivery: { ...typed.delivery, deliveryAddressId: draft.delivery.deliveryAddressId } };
}

/** Without scripts, a buyer can choose another address and type one at once. */
const isTypedIn = ({ delivery }: CheckoutDraft, text: Text): boolean =>
  placeNames.some((name) => (text(name) ?? delivery[name]) !== delivery[name]);

/** An address that is not saved yet: an empty form for the same people. */
const withoutAddress = (draft: CheckoutDraft): CheckoutDraft =>
  placeNames.reduce((now, name) => changeField(now, name, ''), draft);

const placeNames = [
  deliveryNames.line1,
  deliveryNames.line2,
  deliveryNames.zip,
  deliveryNames.city,
  deliveryNames.region,
] as const;

const personal = [deliveryNames.firstName, deliveryNames.lastName] as const;

function withMethod(draft: CheckoutDraft, text: Text, { who, methods, payments }: Offered): CheckoutDraft {
  const entry = text(methodName);
  const method = methods.find(({ deliveryGroupEntryId }) => String(deliveryGroupEntryId) === entry);
  const isOther = method && method.deliveryGroupEntryId !== draft.deliveryMethod?.deliveryGroupEntryId;
  const delivered = isOther ? chooseDeliveryMethod(draft, method, who) : draft;
  const payment = payments.find(({ paymentMethodId }) => String(paymentMethodId) === text('paymentMethodId'));
  // A payment method that was chosen together with the delivery method counts; an earlier one is dropped with the earlier delivery method.
  const isPaymentNew = payment && payment.paymentMethodId !== draft.paymentMethodId;
  const point = text('servicePointId');
  const isPointNew = point !== undefined && point !== (draft.servicePointId ?? '');
  return {
    ...delivered,
    servicePointId: isPointNew ? point || undefined : delivered.servicePointId,
    paymentMethodId: isPaymentNew ? payment.paymentMethodId : delivered.paymentMethodId,
  };
}

const ticksOf = (draft: CheckoutDraft, tick: (name: string, was: boolean) => boolean) =>
  Object.fromEntries(otherTicks.map((name) => [name, tick(name, draft[name])])) as Pick<
    CheckoutDraft,
    (typeof otherTicks)[number]
  >;

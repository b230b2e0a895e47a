import { findForbidden, parseEmail, parsePhone } from '#core/input.ts';
import {
  type AddressField,
  type AddressProblem,
  type AddressRules,
  problemsOfAddress,
} from '../address/address-form.ts';
import { longestOfField } from '../address/address-limits.ts';
import { internationalNumber } from '../address/cellphone.ts';
import type { BuyerKind } from '../auth/buyer-kind.ts';
import { type FormViewRules, missingFields } from '../company/form-view-rules.ts';
import type { CarrierKind, DeliveryMethodIds } from '../delivery/delivery-method.ts';
import { isPhoneNumber } from '../market/phone-number.ts';
import type { CheckoutDraft } from './checkout-state.ts';
import type { CheckoutForm, CheckoutNeeds } from './checkout-view.ts';
import { deliveryNames, invoiceNames, methodName } from './draft-names.ts';
import { listProblems, textProblems } from './field-problems.ts';
import { typedAddress } from './typed-address.ts';

/** The field is the name of the input. The code is one of the validation texts, of `checkout.problem`, or a refusal's. */
export type DraftProblem = {
  readonly field: string;
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
};

export type DraftFacts = {
  readonly who: BuyerKind;
  /** For the country of delivery. */
  readonly rules: AddressRules;
  readonly companyRules: FormViewRules;
  readonly methods: readonly (DeliveryMethodIds & { readonly kind: CarrierKind | undefined })[];
  readonly payments: readonly { readonly paymentMethodId: number }[];
  /** For the country of the invoice, if it is another one. */
  readonly invoiceRules?: AddressRules;
  readonly needs: Partial<CheckoutNeeds>;
  readonly numbers: CheckoutForm['numbers'];
};

const longestComment = 2000;

/** Consumers may buy for their own company; then its VAT number is checked as well. */
const consumersCompany: readonly AddressField[] = ['companyName', 'vatNo'];

/** All problems that block the next step, in the order of the form. */
export function problemsOfDraft(draft: CheckoutDraft, facts: DraftFacts): readonly DraftProblem[] {
  const found = [
    ...contactProblems(draft, facts),
    ...deliveryProblems(draft, facts),
    ...(draft.invoiceSameAsDelivery ? [] : invoiceProblems(draft, facts)),
    ...methodProblems(draft, facts),
    ...textProblems(draft.reference),
    ...commentProblems(draft),
    ...listProblems(draft.reference, facts),
    ...(draft.flags.acceptTerms ? [] : [{ field: 'acceptTerms', code: 'terms' }]),
  ];
  const fields = new Set(found.map(({ field }) => field));
  const asked = missingFields(facts.companyRules, valuesOf(draft), facts.who === 'company');
  return [...found, ...asked.filter(({ path }) => !fields.has(path)).map(({ path: field, code }) => ({ field, code }))];
}

/** Values by input name, as companies name the fields in their rules. */
const valuesOf = ({ delivery, contact, reference, careOf, comment, ...draft }: CheckoutDraft) => ({
  ...delivery,
  ...(draft.invoiceSameAsDelivery ? sameInvoice(delivery) : draft.invoice),
  ...contact,
  ...reference,
  careOf,
  comment,
});

const sameInvoice = (delivery: CheckoutDraft['delivery']): CheckoutDraft['invoice'] => ({
  invoiceLine1: delivery.deliveryLine1,
  invoiceLine2: delivery.deliveryLine2,
  invoiceCity: delivery.deliveryCity,
  invoiceZip: delivery.deliveryZip,
  invoiceRegion: delivery.deliveryRegion,
});

const chosenMethod = ({ deliveryMethod }: CheckoutDraft, { methods }: DraftFacts) =>
  methods.find(({ deliveryGroupEntryId: id }) => id === deliveryMethod?.deliveryGroupEntryId);

/** A buyer who collects a parcel gets a text message when it has arrived. */
const needsPhone = (draft: CheckoutDraft, facts: DraftFacts): boolean =>
  chosenMethod(draft, facts)?.kind === 'service-point';

function contactProblems(draft: CheckoutDraft, facts: DraftFacts): DraftProblem[] {
  const { email, cellphone } = draft.contact;
  const parsed = parseEmail(email);
  const phone = phoneProblem(draft, facts);
  return [
    ...(parsed.ok ? [] : [problemFrom('email', parsed.refusal)]),
    ...(phone ? [problemFrom('cellphone', phone)] : []),
    ...(cellphone === '' && needsPhone(draft, facts) ? [{ field: 'cellphone', code: 'phone-needed' }] : []),
  ];
}

function phoneProblem({ contact: { dialCode, cellphone } }: CheckoutDraft, { rules }: DraftFacts) {
  if (cellphone === '') return undefined;
  const parsed = findForbidden(cellphone).length > 0 ? parsePhone('') : parsePhone(cellphone);
  if (!parsed.ok) return parsed.refusal;
  const number = dialCode === '' ? cellphone : internationalNumber(dialCode, cellphone);
  return isPhoneNumber(number, rules.country) ? undefined : { code: 'phone-invalid' };
}

const problemFrom = (field: string, { code, ...facts }: { code: string }): DraftProblem => ({ field, code, facts });

function deliveryProblems(draft: CheckoutDraft, { rules, who }: DraftFacts): DraftProblem[] {
  const fields = who === 'consumer' ? [...consumersCompany, ...rules.fields] : rules.fields;
  const values = typedAddress(draft);
  return problemsOfAddress({ ...rules, fields }, values).map((problem) => ({
    ...withFacts(problem, values[problem.field]),
    field: deliveryNames[problem.field],
  }));
}

/** The facts that the text of a problem mentions besides its field. */
function withFacts({ field, code }: AddressProblem, text = ''): DraftProblem {
  if (code === 'too-long') return { field, code, facts: { maximum: longestOfField[field] } };
  return code === 'forbidden-characters' ? { field, code, facts: { characters: charactersIn(text) } } : { field, code };
}

const charactersIn = (text: string): string => findForbidden(text).join(' ');

const isInvoices = (field: AddressField): field is keyof typeof invoiceNames => field in invoiceNames;

function invoiceProblems(
  { invoice }: CheckoutDraft,
  { rules: ofDelivery, invoiceRules: rules = ofDelivery }: DraftFacts,
): DraftProblem[] {
  const fields = rules.fields.filter(isInvoices);
  const values = Object.fromEntries(fields.map((field) => [field, invoice[invoiceNames[field]]]));
  return problemsOfAddress({ ...rules, fields }, values).flatMap((problem) =>
    // An invoice may be sent to a PO box.
    isInvoices(problem.field) && problem.code !== 'box-refused' && problem.code !== 'number-first'
      ? [{ ...withFacts(problem, values[problem.field]), field: invoiceNames[problem.field] }]
      : [],
  );
}

function methodProblems(draft: CheckoutDraft, facts: DraftFacts): DraftProblem[] {
  const method = chosenMethod(draft, facts);
  const isPaid = facts.payments.some(({ paymentMethodId }) => paymentMethodId === draft.paymentMethodId);
  return [
    ...(method ? [] : [{ field: methodName, code: 'method' }]),
    ...(method?.kind === 'service-point' && !draft.servicePointId ? [{ field: 'servicePointId', code: 'point' }] : []),
    ...(isPaid ? [] : [{ field: 'paymentMethodId', code: 'payment' }]),
  ];
}

function commentProblems({ comment }: CheckoutDraft): DraftProblem[] {
  if (comment.length > longestComment)
    return [{ field: 'comment', code: 'too-long', facts: { maximum: longestComment } }];
  const characters = charactersIn(comment);
  return characters === '' ? [] : [{ field: 'comment', code: 'forbidden-characters', facts: { characters } }];
}

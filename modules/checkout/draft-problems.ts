import { findForbidden, parseEmail, parsePhone } from '#core/input.ts';
import {
  type AddressField,
  type AddressProblem,
  type AddressRules,
  problemsOfAddress,
} from '../address/address-form.ts';
import { longestOfField } from '../address/address-limits.ts';
import type { BuyerKind } from '../auth/buyer-kind.ts';
import { type FormViewRules, missingFields } from '../company/form-view-rules.ts';
import type { CarrierKind, DeliveryMethodIds } from '../delivery/delivery-method.ts';
import type { CheckoutDraft } from './checkout-state.ts';
import type { CheckoutForm, CheckoutNeeds } from './checkout-view.ts';
import { deliveryNames, invoiceNames, methodName, referenceNames } from './draft-names.ts';
import { typedAddress } from './typed-address.ts';

/** The field is the name of the input. The code is one of the validation texts, of `checkout.problem`, or a refusal's. */
export type DraftProblem = {
  readonly field: string;
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
};

export type DraftFacts = {
  readonly who: BuyerKind;
  /** Of the country that it goes to. */
  readonly rules: AddressRules;
  readonly companyRules: FormViewRules;
  readonly methods: readonly (DeliveryMethodIds & { readonly kind: CarrierKind | undefined })[];
  readonly payments: readonly { readonly paymentMethodId: number }[];
  /** Of the country that the invoice goes to, where it is another one. */
  readonly invoiceRules?: AddressRules;
  readonly needs: Pick<CheckoutNeeds, 'projectNumber' | 'orderNumber'>;
  readonly numbers: CheckoutForm['numbers'];
};

const longestReference = 100;
const longestComment = 2000;
const mostEmails = 5;

/** Consumers may buy for a company of theirs; then its number is checked as well. */
const consumersCompany: readonly AddressField[] = ['companyName', 'vatNo'];

/** All that is in the way of the next step, in the order of the form. */
export function problemsOfDraft(draft: CheckoutDraft, facts: DraftFacts): readonly DraftProblem[] {
  const found = [
    ...contactProblems(draft, needsPhone(draft, facts)),
    ...deliveryProblems(draft, facts),
    ...(draft.invoiceSameAsDelivery ? [] : invoiceProblems(draft, facts)),
    ...methodProblems(draft, facts),
    ...referenceProblems(draft),
    ...numberProblems(draft, facts),
    ...(draft.flags.acceptTerms ? [] : [{ field: 'acceptTerms', code: 'terms' }]),
  ];
  const fields = new Set(found.map(({ field }) => field));
  const asked = missingFields(facts.companyRules, valuesOf(draft), facts.who === 'company');
  return [...found, ...asked.filter(({ path }) => !fields.has(path)).map(({ path: field, code }) => ({ field, code }))];
}

/** By the names of the inputs, as companies name them in their rules. */
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

/** Whoever fetches a parcel is told by text message that it has come. */
const needsPhone = (draft: CheckoutDraft, facts: DraftFacts): boolean =>
  chosenMethod(draft, facts)?.kind === 'service-point';

function contactProblems({ contact: { email, cellphone } }: CheckoutDraft, isPhoneNeeded: boolean): DraftProblem[] {
  const parsed = parseEmail(email);
  const phone = cellphone === '' ? undefined : phoneIn(cellphone);
  return [
    ...(parsed.ok ? [] : [problemFrom('email', parsed.refusal)]),
    ...(phone && !phone.ok ? [problemFrom('cellphone', phone.refusal)] : []),
    ...(phone === undefined && isPhoneNeeded ? [{ field: 'cellphone', code: 'phone-needed' }] : []),
  ];
}

const phoneIn = (text: string) => (findForbidden(text).length > 0 ? parsePhone('') : parsePhone(text));

const problemFrom = (field: string, { code, ...facts }: { code: string }): DraftProblem => ({ field, code, facts });

function deliveryProblems(draft: CheckoutDraft, { rules, who }: DraftFacts): DraftProblem[] {
  const fields = who === 'consumer' ? [...consumersCompany, ...rules.fields] : rules.fields;
  const values = typedAddress(draft);
  return problemsOfAddress({ ...rules, fields }, values).map((problem) => ({
    ...withFacts(problem, values[problem.field]),
    field: deliveryNames[problem.field],
  }));
}

/** What the words of a problem name beside its field. */
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
    // A bill may lie in a box.
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

/** Several may be told, with commas or spaces between them. */
const emailsIn = (text: string): string[] => text.split(/[\s,;]+/).filter((email) => email !== '');

function referenceProblems({ reference, comment }: CheckoutDraft): DraftProblem[] {
  const emails = emailsIn(reference.extraEmails);
  const wrong = emails.find((email) => !parseEmail(email).ok);
  const tooMany = emails.length > mostEmails;
  return [
    ...referenceNames.flatMap((field): DraftProblem[] => {
      if (field === 'extraEmails') return [];
      if (reference[field].length > longestReference)
        return [{ field, code: 'too-long', facts: { maximum: longestReference } }];
      const characters = charactersIn(reference[field]);
      return characters !== '' ? [{ field, code: 'forbidden-characters', facts: { characters } }] : [];
    }),
    ...(wrong === undefined ? [] : [{ field: 'extraEmails', code: 'email-of', facts: { email: wrong } }]),
    ...(wrong === undefined && tooMany ? [{ field: 'extraEmails', code: 'emails', facts: { most: mostEmails } }] : []),
    ...(comment.length > longestComment
      ? [{ field: 'comment', code: 'too-long', facts: { maximum: longestComment } }]
      : []),
  ];
}

/** Where the company keeps lists, what is not on them would be refused at the end. */
function numberProblems({ reference }: CheckoutDraft, { needs, numbers }: DraftFacts): DraftProblem[] {
  const { projectNumber: project, orderNumber: order } = reference;
  const knowsProject = numbers.projects.some(({ number }) => number === project.trim());
  return [
    ...(needs.projectNumber && project.trim() !== '' && !knowsProject
      ? [{ field: 'projectNumber', code: 'project-number-unknown', facts: { number: project } }]
      : []),
    ...(needs.orderNumber && order.trim() !== '' && !numbers.orders.includes(order.trim())
      ? [{ field: 'orderNumber', code: 'order-number-unknown', facts: { number: order } }]
      : []),
  ];
}

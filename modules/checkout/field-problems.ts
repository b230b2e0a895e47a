import { findForbidden, parseEmail } from '#core/input.ts';
import { longestOf, type TextField, textFields } from '../order/order-fields.ts';
import type { ReferenceTexts } from './checkout-fields.ts';
import type { CheckoutForm, CheckoutNeeds } from './checkout-view.ts';
import type { DraftProblem } from './draft-problems.ts';

const mostEmails = 5;

/** Several addresses may be given, with commas or spaces between them. */
const emailsIn = (text: string): string[] => text.split(/[\s,;]+/).filter((email) => email !== '');

type Problem = Omit<DraftProblem, 'field'>;

/** One rule for each kind of field. */
const problemOf: Readonly<Record<TextField['kind'], (text: string) => Problem | undefined>> = {
  line: (text) => {
    if (text.length > longestOf.line) return { code: 'too-long', facts: { maximum: longestOf.line } };
    const characters = findForbidden(text).join(' ');
    return characters === '' ? undefined : { code: 'forbidden-characters', facts: { characters } };
  },
  emails: (text) => {
    const emails = emailsIn(text);
    const email = emails.find((each) => !parseEmail(each).ok);
    if (email !== undefined) return { code: 'email-of', facts: { email } };
    return emails.length > mostEmails ? { code: 'emails', facts: { most: mostEmails } } : undefined;
  },
};

export const textProblems = (texts: ReferenceTexts): DraftProblem[] =>
  textFields.flatMap(({ name, kind }) => {
    const problem = problemOf[kind](texts[name]);
    return problem ? [{ field: name, ...problem }] : [];
  });

type Numbers = CheckoutForm['numbers'];

/** The lists of a company, in the order in which sending checks them. */
const lists: readonly { name: TextField['list']; code: string; has: (numbers: Numbers, text: string) => boolean }[] = [
  {
    name: 'projects',
    code: 'project-number-unknown',
    has: ({ projects }, text) => projects.some(({ number }) => number === text),
  },
  { name: 'orders', code: 'order-number-unknown', has: ({ orders }, text) => orders.includes(text) },
];

type Facts = { readonly needs: Partial<CheckoutNeeds>; readonly numbers: Numbers };

/** A number that is not on the company's list would be refused when the order is sent. */
export const listProblems = (texts: ReferenceTexts, { needs, numbers }: Facts): DraftProblem[] =>
  lists.flatMap(({ name, code, has }) =>
    textFields
      .filter((field) => field.list === name && needs[field.name as keyof CheckoutNeeds])
      .map((field) => ({ field: field.name, number: texts[field.name] }))
      .filter(({ number }) => number.trim() !== '' && !has(numbers, number.trim()))
      .map(({ field, number }) => ({ field, code, facts: { number } })),
  );

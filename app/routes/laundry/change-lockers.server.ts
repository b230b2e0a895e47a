import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type AssignmentField, assignmentFields, type LockersAnswer } from '#app/components/laundry/lockers-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { describeIssue, textField } from '#core/fields.ts';
import { assignPosition } from '#modules/laundry/assign-position.server.ts';
import { fieldOfLaundryError } from '#modules/laundry/laundry-error.ts';
import { freePosition } from '#modules/laundry/lockers.server.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';

type Task = PostedForm & { readonly companyId: number };

const text = textField({ max: 100, min: 0 }).default('');
const assignment = z.object({
  employeeNo: text,
  name: text,
  subCompanyId: text,
  department: text,
  costCenter: text,
  locker: text,
  position: text,
});

/** Assigns a position to a wearer, or removes the assignment. */
export async function changeLockers(task: Task) {
  const { shop, visit, form, companyId } = task;
  const typed = typedIn(form);
  const intent = form.get('intent');
  if (intent === 'free') {
    const { locker, position, employeeNo } = typed;
    const freed = await freePosition(shop, visit, { companyId, locker, position, employeeNo });
    return freed.ok ? backTo(task, 'freed') : refused(task, undefined, freed.refusal);
  }
  if (intent !== 'assign') throw data(null, { status: 400 });
  const read = assignment.safeParse(typed);
  if (!read.success) {
    const errors = read.error.issues.map((issue) => problemOf(task, issue));
    return answer(task, { typed, errors }, 422);
  }
  const assigned = await assignPosition(shop, visit, { companyId, customer: read.data });
  if (!assigned.ok) return refused(task, typed, assigned.refusal);
  const { error } = assigned.value;
  if (error === undefined) return backTo(task, 'assigned');
  const words = shop.texts.say(visit.language, 'laundry', `error.${error}`) ?? error;
  return answer(task, { typed, errors: [{ text: words, fieldId: fieldOfLaundryError(error) }] }, 409);
}

function typedIn(form: FormData) {
  const textOf = (name: AssignmentField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return Object.fromEntries(assignmentFields.map((name) => [name, textOf(name)])) as Record<AssignmentField, string>;
}

function problemOf({ shop, visit }: Task, issue: z.core.$ZodIssue) {
  const name = String(issue.path[0]);
  const { code, facts } = describeIssue(issue);
  const key = name === 'name' ? 'lockers.name' : `row.${name === 'costCenter' ? 'costCode' : name}`;
  const field = shop.texts.say(visit.language, 'laundry', key) ?? name;
  return { text: shop.texts.say(visit.language, 'validation', code, { field, ...facts }) ?? code, fieldId: name };
}

const backTo = ({ visit, companyId }: Task, done: string) =>
  redirect(`${routeHref('companyLockers', visit.language)}?company=${companyId}&done=${done}`);

const answer = ({ visit }: Task, rest: Omit<LockersAnswer, 'answerId'>, status: number) =>
  data<LockersAnswer>({ answerId: visit.requestId, ...rest }, { status });

const refused = (task: Task, typed: LockersAnswer['typed'], refusal: Refusal) =>
  answer(task, { typed, errors: [{ text: wordsOf(task, refusal) }] }, statusOf[refusal.code]);

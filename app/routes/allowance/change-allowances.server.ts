import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { AllowanceAnswer, TypedAllowance } from '#app/components/allowance/allowance-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { describeIssue } from '#core/fields.ts';
import { ok, type Result } from '#core/result.ts';
import { allowanceInput } from '#modules/allowance/allowance-schema.ts';
import { addAllowance, changeAllowance, endAllowance } from '#modules/allowance/change-allowance.server.ts';
import { findHolders } from '#modules/allowance/read-allowances.server.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';

type Task = PostedForm & { readonly companyId: number };

const held = z.object({ allowanceId: z.uuid(), version: z.coerce.number().int().positive() });
const fields = ['occupation', 'category', 'pieces', 'startsOn'] as const;

type Problem = AllowanceAnswer['errors'][number];

/** Adds, changes or ends an allowance. */
export async function changeAllowances(task: Task) {
  const { shop, visit, form, companyId } = task;
  const intent = form.get('intent');
  const changed = form.has('allowanceId') ? held.safeParse(Object.fromEntries(form)) : undefined;
  if ((intent !== 'save' && intent !== 'end') || changed?.success === false || (intent === 'end' && !changed))
    throw data(null, { status: 400 });
  if (intent === 'end' && changed) {
    const ended = await endAllowance(shop, visit, { companyId, ...changed.data });
    return ended.ok ? backTo(task, 'ended') : refused(task, undefined, ended.refusal);
  }
  const typed = typedIn(form);
  const known = await findPerson(task, typed.person);
  if (!known.ok) return refused(task, typed, known.refusal);
  const person = known.value;
  const read = allowanceInput.safeParse(inputOf(typed, person.customerId));
  const problems = [person.problem ?? [], read.success ? [] : problemsOf(task, read.error)].flat();
  if (!read.success || person.problem) return answer(task, typed, problems, 422);
  const input = { companyId, ...read.data };
  const saved = changed
    ? await changeAllowance(shop, visit, { ...input, ...changed.data })
    : await addAllowance(shop, visit, input);
  return saved.ok ? backTo(task, 'saved') : refused(task, typed, saved.refusal);
}

const backTo = ({ visit, companyId }: Task, done: string) =>
  redirect(`${routeHref('companyAllowances', visit.language)}?company=${companyId}&done=${done}`);

const answer = (
  { visit }: Task,
  typed: TypedAllowance | undefined,
  errors: AllowanceAnswer['errors'],
  status: number,
) => data<AllowanceAnswer>({ answerId: visit.requestId, typed, errors }, { status });

const refused = (task: Task, typed: TypedAllowance | undefined, refusal: Refusal) =>
  answer(task, typed, [{ text: wordsOf(task, refusal) }], statusOf[refusal.code]);

function typedIn(form: FormData): TypedAllowance {
  const textOf = (name: keyof TypedAllowance) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    occupation: textOf('occupation'),
    person: textOf('person'),
    category: textOf('category'),
    pieces: textOf('pieces'),
    period: textOf('period'),
    startsOn: textOf('startsOn'),
    excess: textOf('excess'),
  };
}

type FoundPerson = { readonly customerId: number | undefined; readonly problem?: Problem };

/** The one person whose name was typed. */
async function findPerson({ shop, visit, companyId }: Task, text: string): Promise<Result<FoundPerson, Refusal>> {
  if (text === '') return ok({ customerId: undefined });
  const found = await findHolders(shop, visit, { companyId, text });
  if (!found.ok) return found;
  const [first, second] = found.value;
  if (first !== undefined && second === undefined) return ok({ customerId: first });
  const key = second === undefined ? 'problem.person' : 'problem.people';
  const problem: Problem = { text: shop.texts.say(visit.language, 'allowance', key) ?? key, fieldId: 'person' };
  // Stands for a person who was not found, so that the field of the occupation shows no error.
  return ok({ customerId: 1, problem });
}

const inputOf = ({ occupation, pieces, ...typed }: TypedAllowance, customerId: number | undefined) => ({
  ...typed,
  ...(occupation !== '' && { occupation }),
  ...(customerId !== undefined && { customerId }),
  pieces: pieces === '' ? undefined : Number(pieces),
});

/** A field that names both an occupation and a person, or neither, is wrong as a whole. */
function problemsOf({ shop, visit }: Task, { issues }: z.ZodError): AllowanceAnswer['errors'] {
  const say = (key: string) => shop.texts.say(visit.language, 'allowance', key) ?? key;
  const forbidden = issues.map(describeIssue).find(({ code }) => code === 'forbidden-characters');
  const facts = { field: say('occupation'), ...forbidden?.facts };
  return fields
    .filter((name) => issues.some(({ path }) => path[0] === name))
    .map((name) => ({
      text:
        (name === 'occupation' && forbidden && shop.texts.say(visit.language, 'validation', forbidden.code, facts)) ||
        say(`problem.${name}`),
      fieldId: name,
    }));
}

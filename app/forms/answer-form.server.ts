import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import type * as z from 'zod';
import { describeIssue, type ValidationProblem } from '#core/fields.ts';
import type { Result } from '#core/result.ts';
import { type Refusal, type RefusalCode, statusOf } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

export type RequestContext = { shop: Shop; visit: Visit };

export type PostedForm = RequestContext & { form: FormData };

/** A refused form: its intent, the typed values with their problems, and an id that is unique for each answer. */
export type FormAnswer = { intent: string; result: SubmissionResult; answerId: string };

/** The answer of an action: a redirect, or the refused form. */
export type ActionAnswer = Response | ReturnType<typeof data<FormAnswer>>;

type FormDefinition<Schema extends z.ZodType> = {
  intent: string;
  /** The message domain of its texts. */
  domain:
    | 'account'
    | 'login'
    | 'staff'
    | 'work'
    | 'checkout'
    | 'reviews'
    | 'contact'
    | 'redirects'
    | 'media-library'
    | 'newsletter'
    | 'people'
    | 'order-page'
    | 'amount-limit'
    | 'pending-orders'
    | 'punchout';
  schema: Schema;
  /** Message keys of the field labels; the default is `field.<name>`. */
  labels?: Readonly<Record<string, string>>;
  /** The field to show a refusal at; without an entry it is shown for the whole form. */
  fieldOf?: Partial<Record<RefusalCode, string>>;
  /** Message keys that replace the general text of a refusal. */
  words?: Partial<Record<RefusalCode, string>>;
};

type FormTask<Schema extends z.ZodType, T, Done> = FormDefinition<Schema> & {
  run: (input: z.output<Schema>) => Promise<Result<T, Refusal>>;
  done: (value: T) => Done;
};

/** Fields that are never sent back to the page. */
const secrets = ['password', 'currentPassword', 'newPassword'];

/** Reads a form. Its problems are texts in the visitor's language, with the labels of the fields. */
export function readForm<Schema extends z.ZodType>(
  { shop, visit, form }: PostedForm,
  { intent, domain, schema, labels = {}, fieldOf = {}, words = {} }: FormDefinition<Schema>,
) {
  const say = (from: string, key: string, facts?: Record<string, unknown>) =>
    shop.texts.say(visit.language, from, key, facts);
  const sayProblem = (name: string, { code, facts }: ValidationProblem) => {
    const field = say(domain, labels[name] ?? `field.${name}`) ?? name;
    return say('validation', code, { field, ...facts }) ?? code;
  };
  const submission = parseWithZod(form, {
    schema,
    // The schemas of our fields handle empty values.
    disableAutoCoercion: true,
    formatError: (issues: z.core.$ZodIssue[]) =>
      issues.map((issue) => sayProblem(String(issue.path[0] ?? ''), describeIssue(issue))),
  });
  const answer = (result: SubmissionResult, status: number) =>
    data<FormAnswer>({ intent, result, answerId: visit.requestId }, { status });
  return {
    value: submission.status === 'success' ? submission.value : undefined,
    /** Answers with the typed values and their problems. */
    ask: () => answer(submission.reply({ hideFields: secrets }), 422),
    /** Answers with a refusal: at one field, for the whole form, or at each field that the refusal names. */
    refuse: (refusal: Refusal) => {
      if (refusal.errors) {
        const fieldErrors = Object.fromEntries(refusal.errors.map((one) => [one.path, [sayProblem(one.path, one)]]));
        return answer(submission.reply({ fieldErrors, hideFields: secrets }), statusOf[refusal.code]);
      }
      const better = words[refusal.code];
      const said = [(better && say(domain, better, refusal)) ?? wordsOf({ shop, visit }, refusal)];
      const field = fieldOf[refusal.code];
      const errors = field === undefined ? { formErrors: said } : { fieldErrors: { [field]: said } };
      return answer(submission.reply({ ...errors, hideFields: secrets }), statusOf[refusal.code]);
    },
  };
}

/** Reads a form and runs its use case. Problems and refusals are answered as texts in the visitor's language. */
export async function answerForm<Schema extends z.ZodType, T, Done>(
  posted: PostedForm,
  task: FormTask<Schema, T, Done>,
) {
  const form = readForm(posted, task);
  if (form.value === undefined) return form.ask();
  const outcome = await task.run(form.value);
  return outcome.ok ? task.done(outcome.value) : form.refuse(outcome.refusal);
}

/** A refusal that does not concern the typed values: answers with the empty form and the reason. */
export function startAgain(context: RequestContext, intent: string, refusal: Refusal) {
  const result: SubmissionResult = { status: 'error', error: { '': [wordsOf(context, refusal)] } };
  return data<FormAnswer>({ intent, result, answerId: context.visit.requestId }, { status: statusOf[refusal.code] });
}

/** Refusals of a new password, shown at the password field. */
export const refusalsOfPassword = (field: string) => ({
  'password-too-short': field,
  'password-too-long': field,
  'password-too-simple': field,
});

export const wordsOf = ({ shop, visit }: RequestContext, refusal: Refusal): string =>
  shop.texts.say(visit.language, 'refusals', refusal.code, refusal) ?? refusal.code;

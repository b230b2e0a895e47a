import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import type * as z from 'zod';
import { describeIssue, type ValidationProblem } from '#core/fields.ts';
import type { Result } from '#core/result.ts';
import { type Refusal, type RefusalCode, statusOf } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

export type Asked = { shop: Shop; visit: Visit };

export type Posted = Asked & { form: FormData };

/** A form that came back: which one of the page, what was typed, and what is wrong with it. Each answer has its id. */
export type FormAnswer = { intent: string; result: SubmissionResult; answerId: string };

/** What an action answers that leads elsewhere when all is well. */
export type Answer = Response | ReturnType<typeof data<FormAnswer>>;

type Question<Schema extends z.ZodType> = {
  intent: string;
  /** Where its words are. */
  domain: 'account' | 'login' | 'staff' | 'work' | 'checkout' | 'reviews' | 'newsletter' | 'people' | 'amount-limit';
  schema: Schema;
  /** Where in the domain the labels of its fields are; `field.<name>` unless told. */
  labels?: Readonly<Record<string, string>>;
  /** The field that a refusal is about; otherwise it is about the whole form. */
  fieldOf?: Partial<Record<RefusalCode, string>>;
  /** Words of the domain that fit better here than those of the refusal. */
  words?: Partial<Record<RefusalCode, string>>;
};

type Task<Schema extends z.ZodType, T, Done> = Question<Schema> & {
  run: (input: z.output<Schema>) => Promise<Result<T, Refusal>>;
  done: (value: T) => Done;
};

/** What is never sent back to the page. */
const secrets = ['password', 'currentPassword', 'newPassword'];

/** Reads a form. What is wrong with it is said in the visitor's language, with the labels that the fields have. */
export function readForm<Schema extends z.ZodType>(
  { shop, visit, form }: Posted,
  { intent, domain, schema, labels = {}, fieldOf = {}, words = {} }: Question<Schema>,
) {
  const say = (from: string, key: string, facts?: Record<string, unknown>) =>
    shop.texts.say(visit.language, from, key, facts);
  const sayProblem = (name: string, { code, facts }: ValidationProblem) => {
    const field = say(domain, labels[name] ?? `field.${name}`) ?? name;
    return say('validation', code, { field, ...facts }) ?? code;
  };
  const submission = parseWithZod(form, {
    schema,
    // Our fields know what an empty one means.
    disableAutoCoercion: true,
    formatError: (issues: z.core.$ZodIssue[]) =>
      issues.map((issue) => sayProblem(String(issue.path[0] ?? ''), describeIssue(issue))),
  });
  const answer = (result: SubmissionResult, status: number) =>
    data<FormAnswer>({ intent, result, answerId: visit.requestId }, { status });
  return {
    value: submission.status === 'success' ? submission.value : undefined,
    /** The form again, with what was typed and what is wrong with it. */
    ask: () => answer(submission.reply({ hideFields: secrets }), 422),
    /** The form again, with the shop's no: about one field, about all of it, or about each field that the shop names. */
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

/** Reads a form, does what it asks for, and says in the visitor's words what is in the way. */
export async function answerForm<Schema extends z.ZodType, T, Done>(posted: Posted, task: Task<Schema, T, Done>) {
  const form = readForm(posted, task);
  if (form.value === undefined) return form.ask();
  const outcome = await task.run(form.value);
  return outcome.ok ? task.done(outcome.value) : form.refuse(outcome.refusal);
}

/** A no that is about nothing that was typed: the form as it is at first, and the reason above it. */
export function startAgain(asked: Asked, intent: string, refusal: Refusal) {
  const result: SubmissionResult = { status: 'error', error: { '': [wordsOf(asked, refusal)] } };
  return data<FormAnswer>({ intent, result, answerId: asked.visit.requestId }, { status: statusOf[refusal.code] });
}

/** The shop's reasons against a new password, which are about the field it was typed into. */
export const refusalsOfPassword = (field: string) => ({
  'password-too-short': field,
  'password-too-long': field,
  'password-too-simple': field,
});

export const wordsOf = ({ shop, visit }: Asked, refusal: Refusal): string =>
  shop.texts.say(visit.language, 'refusals', refusal.code, refusal) ?? refusal.code;

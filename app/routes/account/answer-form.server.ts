import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import type * as z from 'zod';
import { describeIssue } from '#core/fields.ts';
import type { Result } from '#core/result.ts';
import { type Refusal, type RefusalCode, statusOf } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

export type Posted = { shop: Shop; visit: Visit; form: FormData };

/** A form that came back: which one of the page, what was typed, and what is wrong with it. Each answer has its id. */
export type FormAnswer = { intent: string; result: SubmissionResult; answerId: string };

/** What an action answers that leads elsewhere when all is well. */
export type Answer = Response | ReturnType<typeof data<FormAnswer>>;

type Task<Schema extends z.ZodType, T, Done> = {
  intent: string;
  /** Where the labels of its fields are: `field.<name>`. */
  domain: 'account' | 'staff';
  schema: Schema;
  run: (input: z.output<Schema>) => Promise<Result<T, Refusal>>;
  /** The field that a refusal is about; otherwise it is about the whole form. */
  fieldOf?: Partial<Record<RefusalCode, string>>;
  /** Words of the domain that fit better here than those of the refusal. */
  words?: Partial<Record<RefusalCode, string>>;
  /** Fields whose content is never sent back. */
  secrets?: string[];
  done: (value: T) => Done;
};

/** Reads a form, does what it asks for, and says in the visitor's words what is in the way. */
export async function answerForm<Schema extends z.ZodType, T, Done>(
  { shop, visit, form }: Posted,
  { intent, domain, schema, run, fieldOf = {}, words = {}, secrets = [], done }: Task<Schema, T, Done>,
) {
  const say = (from: string, key: string, facts?: Record<string, unknown>) =>
    shop.texts.say(visit.language, from, key, facts);
  const submission = parseWithZod(form, {
    schema,
    // Our fields know what an empty one means.
    disableAutoCoercion: true,
    formatError: (issues: z.core.$ZodIssue[]) =>
      issues.map((issue) => {
        const { code, facts } = describeIssue(issue);
        const name = String(issue.path[0] ?? '');
        const field = say(domain, `field.${name}`) ?? name;
        return say('validation', code, { field, ...facts }) ?? code;
      }),
  });
  const refused = (result: SubmissionResult, status: number) =>
    data<FormAnswer>({ intent, result, answerId: visit.requestId }, { status });
  if (submission.status !== 'success') return refused(submission.reply({ hideFields: secrets }), 422);
  const outcome = await run(submission.value);
  if (outcome.ok) return done(outcome.value);
  const { code, ...facts } = outcome.refusal;
  const better = words[code];
  const said = [(better === undefined ? say('refusals', code, facts) : say(domain, better, facts)) ?? code];
  const field = fieldOf[code];
  const errors = field === undefined ? { formErrors: said } : { fieldErrors: { [field]: said } };
  return refused(submission.reply({ ...errors, hideFields: secrets }), statusOf[code]);
}

import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import type * as z from 'zod';
import { describeIssue } from '#core/fields.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

export type Asked = { shop: Shop; visit: Visit };

/** What is never sent back to the page. */
const secrets = ['password'];

/** Reads a form. What is wrong with it is said in the visitor's language, with the labels that the fields have. */
export function readForm<Schema extends z.ZodType>(
  { shop, visit }: Asked,
  form: FormData,
  { schema, labels }: { schema: Schema; labels: Readonly<Record<string, string>> },
) {
  const { texts } = shop;
  const say = (domain: string, key: string, facts?: Record<string, unknown>) =>
    texts.say(visit.language, domain, key, facts);
  const submission = parseWithZod(form, {
    schema,
    formatError: (issues: z.core.$ZodIssue[]) =>
      issues.map((issue) => {
        const { code, facts } = describeIssue(issue);
        const label = labels[String(issue.path[0])];
        const field = label === undefined ? '' : say('login', label);
        return say('validation', code, { field, ...facts }) ?? code;
      }),
  });
  const answer = (result: SubmissionResult, status: number) => data({ result, answerId: visit.requestId }, { status });
  return {
    value: submission.status === 'success' ? submission.value : undefined,
    /** The form again, with what was typed and what is wrong with it. */
    ask: () => answer(submission.reply({ hideFields: secrets }), 422),
    /** The form again, with the shop's no: about one field, or about all of it. */
    refuse: (refusal: Refusal, field?: string) => {
      const text = wordsOf({ shop, visit }, refusal);
      const errors = field === undefined ? { formErrors: [text] } : { fieldErrors: { [field]: [text] } };
      return answer(submission.reply({ hideFields: secrets, ...errors }), statusOf[refusal.code]);
    },
  };
}

export const wordsOf = ({ shop, visit }: Asked, refusal: Refusal): string =>
  shop.texts.say(visit.language, 'refusals', refusal.code, refusal) ?? refusal.code;

/** A no that is about nothing that was typed: the form as it is at first, and the reason above it. */
export function startAgain(asked: Asked, refusal: Refusal) {
  const result: SubmissionResult = { status: 'error', error: { '': [wordsOf(asked, refusal)] } };
  return data({ result, answerId: asked.visit.requestId }, { status: statusOf[refusal.code] });
}

import * as z from 'zod';
import { languages } from '#core/locale.ts';
import { contentSlug } from '../content/page-schema.ts';
import { largestDatabaseInteger } from '../id-param.ts';
import { type Guide, type GuideCondition, keysOf } from './guide.ts';

const id = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/);
const when = z.record(id, z.array(id).min(1).max(20));
const words = z.record(z.string().max(100), z.string().min(1).max(1000));
const named = z.string().min(1).max(100).optional();

/** Questions, results and texts must fit together. */
export const guideSchema: z.ZodType<Guide> = z
  .strictObject({
    template: z.string().min(1).max(60),
    questions: z
      .array(z.strictObject({ id, options: z.array(id).min(2).max(8), when }))
      .min(1)
      .max(12),
    results: z
      .array(z.strictObject({ id, when, products: z.strictObject({ category: named, group: named, search: named }) }))
      .min(1)
      .max(30),
    texts: z
      .strictObject({ ...Object.fromEntries(languages.map((one) => [one, words.optional()])), en: words })
      .meta({ description: 'By language: title, intro, {question}, {question}.{option}, {result}.title and .text.' }),
  })
  .check(({ value, issues }) => {
    const guide = value as Guide;
    const tell = (path: PropertyKey[], message = 'invalid') =>
      issues.push({ code: 'custom', message, input: value, path });
    const known = new Map<string, ReadonlySet<string>>();
    const isKnown = (condition: GuideCondition) =>
      Object.entries(condition).every(([question, options]) => options.every((one) => known.get(question)?.has(one)));
    for (const [index, question] of guide.questions.entries()) {
      const options = new Set(question.options);
      if (known.has(question.id)) tell(['questions', index, 'id']);
      if (options.size < question.options.length) tell(['questions', index, 'options']);
      if (!isKnown(question.when)) tell(['questions', index, 'when']);
      known.set(question.id, options);
    }
    for (const [index, result] of guide.results.entries()) {
      const isLast = index === guide.results.length - 1;
      if (!isKnown(result.when) || (isLast && Object.keys(result.when).length > 0)) tell(['results', index, 'when']);
    }
    const keys = new Set(keysOf(guide));
    for (const key of keys) if (!guide.texts.en[key]) tell(['texts', 'en', key], 'required');
    for (const language of languages)
      for (const key of Object.keys(guide.texts[language] ?? {}))
        if (!keys.has(key)) tell(['texts', language, key], 'unknown-key');
  });

export const guideParams = z.object({ slug: contentSlug });

const answers = z.record(id, id).meta({ description: 'The chosen option of each question.' });

export const guideAnswersInput = z.object({ answers }).meta({ id: 'GuideAnswers' });

export const saveGuideInput = z
  .object({
    version: z
      .int()
      .min(0)
      .max(largestDatabaseInteger)
      .optional()
      .meta({ description: 'The version that the change is based on; 0 for a new guide.' }),
    guide: guideSchema,
  })
  .meta({ id: 'NewGuide' });

const choice = z.object({ id: z.string(), text: z.string() });
const question = z.object({ id: z.string(), text: z.string(), options: z.array(choice) });

export const guideView = z
  .object({
    slug: z.string(),
    template: z.string(),
    title: z.string(),
    intro: z.string(),
    questions: z.array(question),
    version: z.int(),
  })
  .meta({ id: 'Guide' });

export const guideResultView = z
  .object({
    isComplete: z.boolean(),
    next: question.nullable().meta({ description: 'The first question without an answer.' }),
    result: z
      .object({
        id: z.string(),
        title: z.string(),
        text: z.string(),
        products: z.array(z.object({ partNo: z.string(), name: z.string(), slug: z.string() })),
      })
      .nullable(),
  })
  .meta({ id: 'GuideResult' });

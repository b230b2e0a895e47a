import type { Language } from '#core/locale.ts';
import { type Guide, type GuideCondition, type GuideResult, keysOf } from './guide.ts';

/** Changes of a guide in the editor. Each returns a guide whose conditions and texts fit together. */

export const emptyGuide: Guide = {
  template: 'craft-pants-guide',
  questions: [{ id: 'q1', options: ['a', 'b'], when: {} }],
  results: [{ id: 'r1', when: {}, products: {} }],
  texts: { en: {} },
};

/** An id that no other question, option or result has: ids are never shown to visitors. */
function freeId(start: string, taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1)
    if (!taken.includes(`${start}${number}`)) return `${start}${number}`;
}

const idsOf = ({ questions, results }: Guide) => [...questions, ...results].map(({ id }) => id);

export const addQuestion = (guide: Guide): Guide => ({
  ...guide,
  questions: [...guide.questions, { id: freeId('q', idsOf(guide)), options: ['a', 'b'], when: {} }],
});

export const removeQuestion = (guide: Guide, id: string): Guide =>
  fitted({ ...guide, questions: guide.questions.filter((question) => question.id !== id) });

export function moveQuestion(guide: Guide, id: string, by: 1 | -1): Guide {
  return fitted({ ...guide, questions: moved(guide.questions, id, by) });
}

export const addOption = (guide: Guide, id: string): Guide => ({
  ...guide,
  questions: guide.questions.map((question) =>
    question.id === id ? { ...question, options: [...question.options, freeId('o', question.options)] } : question,
  ),
});

export const removeOption = (guide: Guide, id: string, option: string): Guide =>
  fitted({
    ...guide,
    questions: guide.questions.map((question) =>
      question.id === id ? { ...question, options: question.options.filter((one) => one !== option) } : question,
    ),
  });

/** A new result comes before the last one, which counts if no other does. */
export function addResult(guide: Guide): Guide {
  const result: GuideResult = { id: freeId('r', idsOf(guide)), when: {}, products: {} };
  return { ...guide, results: [...guide.results.slice(0, -1), result, ...guide.results.slice(-1)] };
}

export const removeResult = (guide: Guide, id: string): Guide =>
  fitted({ ...guide, results: guide.results.filter((result) => result.id !== id) });

export function moveResult(guide: Guide, id: string, by: 1 | -1): Guide {
  return fitted({ ...guide, results: moved(guide.results, id, by) });
}

export const changeProducts = (guide: Guide, id: string, products: GuideResult['products']): Guide => ({
  ...guide,
  results: guide.results.map((result) => (result.id === id ? { ...result, products } : result)),
});

/** Adds or removes an option of the condition of a question or result. */
export function toggleWhen(guide: Guide, id: string, question: string, option: string): Guide {
  const change = <T extends { readonly id: string; readonly when: GuideCondition }>(one: T): T =>
    one.id === id ? { ...one, when: toggled(one.when, question, option) } : one;
  return { ...guide, questions: guide.questions.map(change), results: guide.results.map(change) };
}

function toggled(when: GuideCondition, question: string, option: string): GuideCondition {
  const chosen = when[question] ?? [];
  const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
  const { [question]: _, ...rest } = when;
  return next.length === 0 ? rest : { ...rest, [question]: next };
}

export function writeText(guide: Guide, language: Language, key: string, text: string): Guide {
  const { [key]: _, ...rest } = guide.texts[language] ?? {};
  return { ...guide, texts: { ...guide.texts, [language]: text === '' ? rest : { ...rest, [key]: text } } };
}

function moved<T extends { readonly id: string }>(list: readonly T[], id: string, by: 1 | -1): T[] {
  const from = list.findIndex((one) => one.id === id);
  const to = from + by;
  const next = [...list];
  const [one, other] = [list[from], list[to]];
  if (!one || !other) return next;
  next[from] = other;
  next[to] = one;
  return next;
}

/** Drops what refers to removed questions and options, or to later questions, and the texts of removed parts. */
function fitted(guide: Guide): Guide {
  const known = new Map<string, readonly string[]>();
  const fit = (when: GuideCondition): GuideCondition =>
    Object.fromEntries(
      Object.entries(when).flatMap(([question, options]) => {
        const left = options.filter((option) => known.get(question)?.includes(option));
        return left.length === 0 ? [] : [[question, left]];
      }),
    );
  const questions = guide.questions.map((question) => {
    const when = fit(question.when);
    known.set(question.id, question.options);
    return { ...question, when };
  });
  const last = guide.results.length - 1;
  const results = guide.results.map((result, index) => ({ ...result, when: index === last ? {} : fit(result.when) }));
  const keys = new Set(keysOf({ questions, results }));
  const texts = Object.fromEntries(
    Object.entries(guide.texts).map(([language, words]) => [
      language,
      Object.fromEntries(Object.entries(words ?? {}).filter(([key]) => keys.has(key))),
    ]),
  ) as Guide['texts'];
  return { ...guide, questions, results, texts: { ...texts, en: texts.en ?? {} } };
}

import type { Language } from '#core/locale.ts';

/** The options that must be chosen, by question. All named questions must match; an empty condition always does. */
export type GuideCondition = Readonly<Record<string, readonly string[]>>;

export type GuideQuestion = {
  readonly id: string;
  readonly options: readonly string[];
  readonly when: GuideCondition;
};

export type GuideResult = {
  readonly id: string;
  readonly when: GuideCondition;
  readonly products: {
    readonly category?: string | undefined;
    readonly group?: string | undefined;
    readonly search?: string | undefined;
  };
};

export type Guide = {
  readonly template: string;
  readonly questions: readonly GuideQuestion[];
  readonly results: readonly GuideResult[];
  /** By language and key: see `keysOf`. */
  readonly texts: { readonly en: Readonly<Record<string, string>> } & {
    readonly [L in Language]?: Readonly<Record<string, string>> | undefined;
  };
};

/** The chosen option of each question. */
export type GuideAnswers = Readonly<Record<string, string>>;

const matches = (when: GuideCondition, answers: GuideAnswers): boolean =>
  Object.entries(when).every(([question, options]) => options.includes(answers[question] ?? ''));

/** Walks through the questions that apply: the valid answers, and the first question without one. */
export function walk({ questions }: Pick<Guide, 'questions'>, answers: GuideAnswers) {
  const given: Record<string, string> = {};
  for (const question of questions) {
    if (!matches(question.when, given)) continue;
    const answer = answers[question.id];
    if (answer === undefined || !question.options.includes(answer)) return { given, next: question };
    given[question.id] = answer;
  }
  return { given, next: undefined };
}

/** How many questions there will be if the answers stay as they are. */
export const countQuestions = ({ questions }: Pick<Guide, 'questions'>, given: GuideAnswers): number =>
  questions.filter(
    ({ id, when }) =>
      id in given || Object.entries(when).every(([of, options]) => !(of in given) || options.includes(given[of] ?? '')),
  ).length;

/** The first result whose condition matches. The last one has none, so there is always one. */
export const resultOf = ({ results }: Pick<Guide, 'results'>, answers: GuideAnswers): GuideResult | undefined =>
  results.find(({ when }) => matches(when, answers));

/** The keys of all texts that a guide needs. */
export const keysOf = ({ questions, results }: Pick<Guide, 'questions' | 'results'>): string[] => [
  'title',
  'intro',
  ...questions.flatMap(({ id, options }) => [id, ...options.map((option) => `${id}.${option}`)]),
  ...results.flatMap(({ id }) => [`${id}.title`, `${id}.text`]),
];

export const textOf = ({ texts }: Pick<Guide, 'texts'>, language: Language, key: string): string =>
  texts[language]?.[key] ?? texts.en[key] ?? '';

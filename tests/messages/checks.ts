import { createTranslator } from 'use-intl/core';
import { type Argument, argumentsOf } from './icu.ts';

/** All texts of a language by domain and key: 'shell.error.title'. */
export type Texts = Record<string, string>;

export function compareKeys(english: Texts, other: Texts): string[] {
  return [
    ...Object.keys(english)
      .filter((key) => !(key in other))
      .map((key) => `${key} is missing`),
    ...Object.keys(other)
      .filter((key) => !(key in english))
      .map((key) => `${key} is not there in English`),
  ];
}

export function compareArguments(english: Texts, other: Texts): string[] {
  const shape = (message: string) =>
    [...new Set(argumentsOf(message).map(({ name, kind }) => `${name} ${kind}`))].sort().join(', ');
  return Object.keys(english)
    .filter((key) => shape(english[key] ?? '') !== shape(other[key] ?? english[key] ?? ''))
    .map((key) => `${key} has other placeholders: ${shape(other[key] ?? '')}`);
}

/** The plural forms of integers in a language; Latvian has one for zero, Polish one for few. */
export function pluralForms(language: string): Set<string> {
  const rules = new Intl.PluralRules(language);
  return new Set([...Array.from({ length: 1001 }, (_, number) => rules.select(number)), 'other']);
}

export function checkPlurals(language: string, texts: Texts): string[] {
  const needed = pluralForms(language);
  const known: ReadonlySet<string> = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  const lacking = (options: string[]) =>
    [...needed].filter((form) => !options.includes(form)).map((form) => `lacks the form ${form}`);
  const foreign = (options: string[]) =>
    options
      .filter((option) => !option.startsWith('=') && !known.has(option))
      .map((option) => `has the form ${option}, which ${language} does not`);
  return Object.entries(texts).flatMap(([key, message]) =>
    argumentsOf(message)
      .filter(({ kind }) => kind === 'plural')
      .flatMap(({ options }) => lacking(options).concat(foreign(options)))
      .map((problem) => `${key} ${problem}`),
  );
}

/** Formats every text as the shop does, with a value for each placeholder, and returns the failures. */
export function checkFormats(locale: string, texts: Texts): string[] {
  return Object.entries(texts).flatMap(([key, message]) => {
    const problems: string[] = [];
    const translate = createTranslator({
      locale,
      messages: { text: message },
      onError: (error) => void problems.push(`${key} does not format: ${error.message}`),
    });
    const said = translate.markup('text', valuesFor(argumentsOf(message)));
    if (problems.length === 0 && said.trim() === '') problems.push(`${key} is empty`);
    return problems;
  });
}

function valuesFor(found: Argument[]) {
  const valueOf = ({ kind, options }: Argument) => {
    if (kind === 'tag') return (inner: string) => inner;
    if (kind === 'date' || kind === 'time') return new Date('2026-11-16T08:00:00Z');
    if (kind === 'select') return options[0] ?? '';
    return kind === 'value' ? 'x' : 3;
  };
  return Object.fromEntries(found.map((argument) => [argument.name, valueOf(argument)]));
}

/** A short word may be the same in two languages ('Team'), a sentence is not. */
const lettersThatMayAgree = 10;
/** Longer words that several languages share. */
const sharedWords: ReadonlySet<string | undefined> = new Set(['Administrator']);

export function findUntranslated(english: Texts, other: Texts): string[] {
  const letters = (message: string) => message.replaceAll(/\{[^{}]*\}/g, '').match(/\p{L}/gu)?.length ?? 0;
  return Object.keys(english)
    .filter(
      (key) =>
        english[key] === other[key] &&
        letters(english[key] ?? '') > lettersThatMayAgree &&
        !sharedWords.has(english[key]),
    )
    .map((key) => `${key} is still English: ${english[key]}`);
}

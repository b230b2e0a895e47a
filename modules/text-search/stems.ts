import type { Language } from '#core/locale.ts';
import { perLanguage } from './index/per-language.ts';

/**
 * Endings of nouns and adjectives after folding. Few and short: two forms of a word must have the same stem, and
 * cutting a letter too many is harmless unless another word gets the same stem. At least three letters remain.
 */
const endings: Readonly<Record<Language, string>> = {
  sv: 'orna|arna|erna|rna|or|ar|er|an|en|et|a|e|(?<=[aeiouy])[nr]|(?<=rt)s',
  en: 'ies|ie|es|(?<!s)s|e|(?<![aeiou])y',
  nb: 'eren|erne|ene|ere|et|en|er|e|a|(?<=[aeiou])[nr]',
  da: 'eren|erne|ene|ere|et|en|er|e|(?<=[aeiou])[nr]',
  fi: 'issa|ista|illa|ille|eita|ien|ssa|sta|lla|lta|lle|ksi|ja|ia|it|in|at|an|en|et|t|n|i|a',
  nl: 'zen|(?<!o)en|es|e|(?<=[lmnrtkp])s',
  fr: 'ees|ee|es|(?<!i)s|x|e',
  de: 'ern|em|en|er|es|e|(?<=[lr])n|(?<!s)s',
  cs: 'ich|ych|ami|ech|emi|eho|ou|um|ach|a|e|i|o|u|y',
  et: 'idele|idega|id|ad|ed|ud|ga|a|e|i|u',
  it: 'hi|he|io|ia|ie|ii|i|e|a|o',
  pl: 'ami|ach|ych|ymi|ego|ow|om|ie|ia|ej|ym|a|e|i|y|o|u',
  es: 'es|os|as|o|a|e|s',
  lv: 'ajam|iem|ais|am|em|as|es|is|us|os|a|e|i|u|s|o',
};

const patterns = perLanguage((language) => new RegExp(`(?<=.{3})(?:${endings[language]})$`));

/** In these languages a consonant doubles before an ending (jas, jassen; takki, takit). */
const doubling: ReadonlySet<Language> = new Set<Language>(['nl', 'da', 'fi', 'et']);

export function stemOf(plain: string, language: Language): string {
  if (/\d/.test(plain)) return plain;
  const stem = plain.replace(patterns[language], '');
  return doubling.has(language) ? stem.replace(/(?<=.{2})([b-df-hj-np-tv-z])\1$/, '$1') : stem;
}

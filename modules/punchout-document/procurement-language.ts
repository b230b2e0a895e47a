import { type Language, languages } from '#core/locale.ts';

/** SAP names languages by one letter. */
const sapLetters: Readonly<Record<string, Language>> = {
  E: 'en',
  V: 'sv',
  D: 'de',
  K: 'da',
  O: 'nb',
  U: 'fi',
  N: 'nl',
  F: 'fr',
  S: 'es',
  I: 'it',
  L: 'pl',
  C: 'cs',
  '9': 'et',
  Y: 'lv',
};

/** `E`, `EN`, `en-US` and `sv_SE` name a language of the shop; anything else is no choice. */
export function languageOfProcurement(text: string): Language | undefined {
  const asked = text.split(/[-_]/)[0]?.toLowerCase() ?? '';
  return languages.find((language) => language === asked) ?? sapLetters[asked.toUpperCase()];
}

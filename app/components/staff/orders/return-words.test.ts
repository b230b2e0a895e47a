import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Language, languages } from '#core/locale.ts';

/** Stems of the verbs on the buttons Accept and Refuse. */
const verbs: Record<Language, readonly [RegExp, RegExp]> = {
  en: [/accept/i, /refuse/i],
  sv: [/godkän/i, /avsl/i],
  de: [/(annehm|nehmen Sie|angenommen)/i, /(ablehn|lehnen Sie)/i],
  da: [/godkend/i, /afvis/i],
  nb: [/godkjen/i, /avsl/i],
  fi: [/hyväksy/i, /hyl(k|ä)/i],
  nl: [/goed(ge)?keur/i, /afwijz|afgewez|wijst af|afwijst/i],
  fr: [/accept/i, /refus/i],
  es: [/acept|acépt/i, /rechaz|rechac/i],
  it: [/accett/i, /rifiut/i],
  pl: [/przyj/i, /odrzu/i],
  cs: [/schv[aá]l/i, /zamít/i],
  et: [/kii[dt]/i, /lükka?|lükat/i],
  lv: [/apstiprin/i, /norai/i],
};

const textsOf = (language: Language, name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../messages/${language}/${name}.json`, import.meta.url), 'utf8'));

test('sentences about a withdrawal and an exchange use the verbs of the buttons that they mention', () => {
  for (const language of languages) {
    const { accept, refuse, binding, exchange, exchangeSent } = textsOf(language, 'order-page').staff;
    const [accepts, refuses] = verbs[language];
    expect([language, accept, refuse]).toEqual([
      language,
      expect.stringMatching(accepts),
      expect.stringMatching(refuses),
    ]);
    for (const sentence of [binding, exchange, exchangeSent])
      expect([language, accepts.test(sentence), refuses.test(sentence), sentence]).toEqual([
        language,
        true,
        true,
        sentence,
      ]);
  }
});

test('the mail about a decision uses the verbs of the buttons in its subject, its title and its text', () => {
  for (const language of languages) {
    const mails = textsOf(language, 'order-mails');
    const [accepts, refuses] = verbs[language];
    for (const sentence of Object.values<string>(mails['return-accepted']))
      expect([language, sentence]).toEqual([language, expect.stringMatching(accepts)]);
    for (const sentence of Object.values<string>(mails['return-refused']))
      expect([language, accepts.test(sentence) || refuses.test(sentence), sentence]).toEqual([
        language,
        true,
        sentence,
      ]);
  }
});

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
  nl: [/goedkeur/i, /afwijz|afgewez|wijst af|afwijst/i],
  fr: [/accept/i, /refus/i],
  es: [/acept|acépt/i, /rechaz|rechac/i],
  it: [/accett/i, /rifiut/i],
  pl: [/przyj/i, /odrzu/i],
  cs: [/schv[aá]l/i, /zamít/i],
  et: [/kii(da|ta)/i, /lükka?|lükat/i],
  lv: [/apstiprin/i, /norai/i],
};

test('sentences about a withdrawal and an exchange use the verbs of the buttons that they speak of', () => {
  for (const language of languages) {
    const file = new URL(`../../../../messages/${language}/order-page.json`, import.meta.url);
    const { accept, refuse, binding, exchange, exchangeSent } = JSON.parse(readFileSync(file, 'utf8')).staff;
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

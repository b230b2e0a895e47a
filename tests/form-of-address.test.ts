import { expect, test } from 'vitest';
import type { Language } from '#core/locale.ts';
import { textsOf } from './messages/read-messages.ts';

/** Familiar forms of "you" and of commands, which no page and no mail in these languages uses. */
const familiar: Partial<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(je|jij|jou|jouw)(?!\p{L})/iu,
  es: /(?<!\p{L})(tú|tus?|te|ti|contigo|has|acabas|eliges|puedes|quer[íi]as|quieres|sepas|tienes|\p{L}{3,}aste|vuestr[oa]s?|(?<=^|[.?] )elige|escribe|intenta|inténtalo|introduce|pulsa)(?!\p{L})/iu,
  it: /(?<!\p{L})(tu|tu[oae]|tuoi|ti|te|hai|cercavi|devi|intendevi|puoi|sai|vuoi|\p{L}{3,}erai|vostr[oaie]|scegli(ne)?|segui|vedi|(controlla|condividi|copia|crea|guarda|rileggi|salva|seleziona|tieni|trascina)l[oaie])(?!\p{L})/iu,
};

/** Italian buttons have these short commands under any form of address; in a sentence they are familiar. */
const italianCommand =
  /(?<!\p{L})(accedi|aggiungi|apri|chiedi|inserisci|leggi|premi|prendi|rimuovi|riprova|rivolgiti|scrivi|togli)(?!\p{L})/iu;

const isSentence = (text: string) => /[.?!](\s|$)/u.test(text);

test.each(['nl', 'es', 'it'] as const)('%s addresses its readers formally, on pages as in mails', (language) => {
  const found = Object.entries(textsOf(language)).filter(([, text]) => familiar[language]?.test(text));
  expect(found).toEqual([]);
});

test('Italian sentences use the formal address, even if a button has the short command', () => {
  const found = Object.entries(textsOf('it')).filter(([, text]) => isSentence(text) && italianCommand.test(text));
  expect(found).toEqual([]);
});

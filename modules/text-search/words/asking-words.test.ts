import { expect, test } from 'vitest';
import type { Language } from '#core/locale.ts';
import { isAskingWord } from './asking-words.ts';
import { wordOf } from './word.ts';

const asked: Record<Language, string> = {
  sv: 'Storlek färg pris längd märke köpa kläder',
  en: 'Size colour price length brand buy clothes',
  nb: 'Størrelse farge pris lengde merke kjøpe klær',
  fi: 'Koko väri hinta pituus merkki osta vaatteet',
  da: 'Størrelse farve pris længde mærke købe tøj',
  nl: 'Maat kleur prijs lengte merk kopen kleding',
  fr: 'Taille couleur prix longueur marque modèle vêtements',
  de: 'Größe Farbe Preis Länge Marke günstig Kleidung',
  cs: 'Velikost barva cena délka značka koupit oblečení',
  et: 'Suurus värv hind pikkus mark osta riided',
  it: 'Taglia colore prezzo lunghezza marca comprare vestiti',
  pl: 'Rozmiar kolor cena długość marka kupić odzież',
  es: 'Talla color precio largo marca artículo ropa',
  lv: 'Izmērs krāsa cena garums zīmols izpārdošana apģērbs',
};

test.each(Object.entries(asked) as [Language, string][])('in %s people search for: %s', (language, words) => {
  const unknown = words.split(' ').filter((word) => !isAskingWord(wordOf(word, language).plain, language));
  expect(unknown).toEqual([]);
});

test('product names are not query words', () => {
  expect(['jacket', 'site', 'trousers'].filter((word) => isAskingWord(word, 'en'))).toEqual([]);
});

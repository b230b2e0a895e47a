import { expect, test } from 'vitest';
import type { Language } from '#core/locale.ts';
import { stemOf } from './stems.ts';
import { foldWord } from './words/fold.ts';

const stem = (language: Language, word: string) => stemOf(foldWord(word, language).plain, language);

test.each<[Language, string]>([
  ['sv', 'jacka jackan jackor jackorna'],
  ['sv', 'handske handskar handskarna handsken'],
  ['sv', 'sko skor skon skorna'],
  ['sv', 't-shirt t-shirts t-shirten'],
  ['en', 'jacket jackets'],
  ['en', 'glove gloves'],
  ['en', 'hoodie hoodies'],
  ['en', 'body bodies'],
  ['en', 'jersey jerseys'],
  ['en', 'dress dresses'],
  ['nb', 'bukse buksen bukser buksene'],
  ['nb', 'lue luer luen'],
  ['da', 'jakke jakker jakken jakkerne'],
  ['da', 'sok sokker sokkerne'],
  ['fi', 'housut housuja housuissa'],
  ['fi', 'takki takit takin takissa'],
  ['nl', 'jas jassen'],
  ['nl', 'laars laarzen'],
  ['nl', 'schoen schoenen'],
  ['nl', 'overall overalls'],
  ['fr', 'chaussure chaussures'],
  ['fr', 'ignifugé ignifugée ignifugés ignifugées'],
  ['fr', 'manteau manteaux'],
  ['fr', 'gris grise'],
  ['de', 'Jacke Jacken'],
  ['de', 'Schuh Schuhe Schuhen'],
  ['de', 'Stiefel Stiefeln'],
  ['de', 'wasserdicht wasserdichte wasserdichter wasserdichtes'],
  ['cs', 'bunda bundy bundu bund'],
  ['cs', 'kalhoty kalhot kalhotách'],
  ['et', 'jakk jakid'],
  ['et', 'püks püksid'],
  ['it', 'giacca giacche'],
  ['it', 'ignifugo ignifuga ignifughi'],
  ['it', 'guanto guanti'],
  ['pl', 'kurtka kurtki kurtką'],
  ['pl', 'spodnie spodni'],
  ['pl', 'roboczy robocza roboczych'],
  ['es', 'pantalón pantalones'],
  ['es', 'guante guantes'],
  ['es', 'ignífugo ignífuga ignífugos'],
  ['lv', 'jaka jakas jaku'],
  ['lv', 'cimds cimdi cimdu'],
])('%s: %s have the same stem', (language, words) => {
  const stems = words
    .replaceAll('-', '')
    .split(' ')
    .map((word) => stem(language, word));
  expect(new Set(stems).size).toBe(1);
});

test.each<[Language, string, string]>([
  ['sv', 'regn', 'rep'],
  ['en', 'dress', 'dre'],
  ['en', 'cap', 'caps2'],
  ['de', 'Hose', 'Hosenträger'],
  ['nl', 'jas', 'jack'],
  ['pl', 'koszula', 'koszulka'],
])('%s: %s and %s have different stems', (language, a, b) => expect(stem(language, a)).not.toBe(stem(language, b)));

test('at least three letters remain, and words with digits are unchanged', () => {
  expect(stem('sv', 'ben')).toBe('ben');
  expect(stem('en', 's3s')).toBe('s3s');
});

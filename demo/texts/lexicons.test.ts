import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { en } from './en.ts';
import { lexicons } from './lexicons.ts';

/** Every text of a lexicon by its path; functions are called with samples by the tests of whole names. */
function* leaves(value: unknown, path = ''): Iterable<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      if (key !== 'form' && key !== 'percent' && key !== 'colon') yield* leaves(inner, `${path}.${key}`);
}

/** Words that are the same in English: names of fabrics and fibres, loan words of the trade, true cognates. */
const cognates = new Set(
  [
    'overall, sweatshirt, t-shirt, t-shirts, bodywarmer, stretch, softshell, in softshell, fleece, pile, oxford, jersey, piqué'.split(
      ', ',
    ),
    'polyester, polyamide, lyocell, aramid, viscose, membrane, microfibre, microfleece, petrol, sand, khaki, rust, camel'.split(
      ', ',
    ),
    'anthracite, olive, material, standard, unisex, merchandise, winter, collection, touchscreen'.split(', '),
    ['merino, warm'],
  ].flat(),
);

const texts = new Map(leaves(en));

test.each(languages.filter((language) => language !== 'en'))(
  '%s has every key of the English lexicon, and no other',
  (language) => {
    const keys = new Set(
      [...leaves(lexicons[language])].map(([path]) => path.replace(/^(\.features\.\w+)\.\d$/, '$1')),
    );
    const expected = new Set([...texts.keys()].map((path) => path.replace(/^(\.features\.\w+)\.\d$/, '$1')));
    expect(keys).toEqual(expected);
  },
);

test.each(languages.filter((language) => language !== 'en'))('%s leaves no English standing', (language) => {
  const same = [...leaves(lexicons[language])].filter(
    ([path, text]) => texts.get(path) === text && !cognates.has(text.toLowerCase()),
  );
  expect(same).toEqual([]);
});

const englishWords =
  /(?<!\p{L})(the|with|and|for|trousers|jacket|pockets?|gloves|shoes|women|fabric|wash|waterproof|of)(?!\p{L})/iu;
/** Danish and Norwegian have a "for" of their own. */
const allowed: Record<string, RegExp> = { nb: /\bfor\b/gi, da: /\bfor\b/gi };

test.each(languages.filter((language) => language !== 'en'))('%s holds no English function word', (language) => {
  const found = [...leaves(lexicons[language])].filter(([, text]) => {
    const own = allowed[language];
    return englishWords.test(own ? text.replaceAll(own, '') : text);
  });
  expect(found).toEqual([]);
});

test.each(languages)('%s has no typing errors in spaces and punctuation', (language) => {
  const soiled = [...leaves(lexicons[language])].filter(([, text]) =>
    / {2}| [,.;!?]|[{}$\u00ad]|undefined|^\s|\s$/.test(text),
  );
  expect(soiled).toEqual([]);
});

test.each(languages)('%s begins sentences in upper case and labels in the right case', (language) => {
  const lexicon = lexicons[language];
  const sentences = [
    ...Object.values(lexicon.features).map((text) => text.at(-1)),
    ...Object.values(lexicon.fits).map(([, sentence]) => sentence),
    ...Object.values(lexicon.seasons).map(([, sentence]) => sentence),
  ];
  for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
  const labels = [
    ...Object.values(lexicon.features).map(([label]) => label),
    ...Object.values(lexicon.materials),
    ...Object.values(lexicon.types),
  ];
  for (const label of labels) expect(label).toMatch(/^[\p{Lu}\d].*[^.]$/u);
});

test('German nouns are capitalised, and its names are one word each', () => {
  for (const { name } of Object.values(lexicons.de.kinds)) expect(name).toMatch(/^\p{Lu}[\p{L}-]+$/u);
});

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test.each(languages)('%s gives every colour, category, material and property a name of its own', (language) => {
  const { colours, types, departments, features, materials } = lexicons[language];
  expect(twice(Object.values(colours))).toEqual([]);
  expect(twice([...Object.values(types), ...Object.values(departments)])).toEqual([]);
  expect(twice(Object.values(materials))).toEqual([]);
  expect(twice(Object.values(features).map(([label]) => label))).toEqual([]);
});

test.each(languages)('%s washes as warm as the code says', (language) => {
  const { none, ...washed } = lexicons[language].wash;
  const degrees = Object.entries(washed).map(([code, text]) => [code, /\d+(?= °C)/.exec(text)?.[0]]);
  expect(degrees).toEqual(Object.keys(washed).map((code) => [code, String(Number.parseInt(code, 10))]));
  expect(washed['40wool']).not.toBe(washed['40']);
  expect(washed['85']).toContain('ISO 15797');
  expect(none).not.toContain('°C');
});

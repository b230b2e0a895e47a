import { beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '#core/locale.ts';
import { checkText } from './check-text.ts';
import { layOut } from './lay-out.ts';
import { hasOnlyLetters } from './letters.ts';
import { loadTypeface } from './load-typeface.ts';
import { type Typeface, typefaceNames, typefacesOf } from './typeface.ts';

let block: Typeface;
beforeAll(async () => {
  block = await loadTypeface('block');
});

const chest = {
  side: 'front',
  xMm: 115,
  yMm: 205,
  roomMm: { width: 100, height: 50 },
  usualMm: 9,
} as const;

const check = (line: string | string[], heightMm?: number) =>
  checkText({ lines: [line].flat(), heightMm }, block, chest);

test('two typefaces for thread and two for print', () => {
  expect(typefacesOf('embroidery')).toEqual(['block', 'script']);
  expect(typefacesOf('print')).toEqual(['narrow', 'slab']);
});

test.each(typefaceNames)('%s has the letters of all 14 languages', async (name) => {
  const typeface = await loadTypeface(name);
  const alphabets =
    'ÅÄÖåäö ÆØÅæøå ÄÖÜßäöü ÕÄÖÜŠŽõäöüšž ĀČĒĢĪĶĻŅŠŪŽāčēģīķļņšūž ĄĆĘŁŃÓŚŹŻąćęłńóśźż ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž ' +
    'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ ÁÉÍÑÓÚÜáéíñóúü¿¡ ÀÈÉÌÒÙàèéìòù ÉËÏÓÖÜéëïóöü';
  expect(checkText({ lines: [alphabets] }, typeface, chest).problems.map(({ code }) => code)).toEqual(['too-wide']);
  expect(Array.from(alphabets).filter((letter) => !typeface.find(letter))).toEqual([]);
});

/** The letters of the shop's languages beyond A to Z, those of foreign names and typographic forms among them. */
const lettersOf: Readonly<Record<Language, string>> = {
  cs: 'áčďéěíňóřšťúůýž',
  da: 'åæøáéíóúýǿ',
  de: 'äöüßẞàéë',
  en: 'áàâçèéêëîïñôöûüŵŷẁẃẅỳ',
  es: 'áéíñóúüªº',
  et: 'äõöüšž',
  fi: 'åäöšžõü',
  fr: 'àâæçèéêëîïôœùûüÿ',
  it: 'àèéìîòóùú',
  lv: 'āčēģīķļņōŗšūž',
  nb: 'åæøàéèêóòâôǿ',
  nl: 'áâäèéêëíïóôöúûüĳ',
  pl: 'ąćęłńóśźż',
  sv: 'åäöáàéëüæø',
};

const capitalOf = (letter: string) => (letter === 'ß' ? [] : [letter.toUpperCase()]);

test.each(languages)('a letter of %s can be made in each typeface, or is refused by name in each', async (language) => {
  const small = Array.from(lettersOf[language]);
  const all = [...new Set([...small, ...small.flatMap(capitalOf)])];
  const missing: Partial<Record<Language, string>> = { da: 'ǿǾ', de: 'ẞ', en: 'ẁẃẅỳẀẂẄỲ', nb: 'ǿǾ', nl: 'ĳĲ' };
  for (const name of typefaceNames) {
    const typeface = await loadTypeface(name);
    const refused = all.flatMap((letter) => {
      const { problems } = checkText({ lines: [letter] }, typeface, chest);
      return problems.map((problem) => ('letters' in problem ? `${problem.code} ${problem.letters}` : problem.code));
    });
    const expected = Array.from(missing[language] ?? '', (letter) => `letters ${letter}`);
    expect([name, ...refused.sort()]).toEqual([name, ...expected.sort()]);
  }
});

test('lines are laid out around their middle in millimetres', () => {
  const { widthMm, heightMm, lineWidthsMm, outline } = layOut(['LL', 'L'], block, 7);
  // Capitals of 700 units are 7 mm, so that a unit is a hundredth; an L is 571 units wide.
  expect({ widthMm, heightMm, lineWidthsMm }).toEqual({ widthMm: 11.42, heightMm: 18.2, lineWidthsMm: [11.42, 5.71] });
  expect(outline.startsWith('M-4.86 -2.1 Q-4.91 -2.1 -4.94 -2.13 ')).toBe(true);
});

test('pairs of letters are kerned, with and without marks', () => {
  const widthOf = (line: string) => layOut([line], block, 7).widthMm;
  expect(widthOf('TA')).toBeLessThan(widthOf('T') + widthOf('A'));
  expect(widthOf('TÅ') - widthOf('Å')).toBeCloseTo(widthOf('TA') - widthOf('A'));
});

/** The bounding box of a path of absolute commands. */
function boundsOf(outline: string) {
  const numbers = (outline.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  return { width: span(xs), height: span(ys), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test.each(typefaceNames)('%s: drawn capitals are as high as asked for, and lie within the width', async (name) => {
  for (const heightMm of [5, 9, 28]) {
    const { outline, widthMm } = layOut(['HHH'], await loadTypeface(name), heightMm);
    const { width, height } = boundsOf(outline);
    // Some capitals of the script typeface reach below the baseline.
    expect(Math.abs(height - heightMm) / heightMm).toBeLessThan(name === 'script' ? 0.15 : 0.02);
    expect(width).toBeLessThanOrEqual(widthMm * 1.05);
    expect(width).toBeGreaterThan(widthMm * 0.8);
  }
});

// In units of the typeface, where capitals have 700, after kerning: Olle Ström is 4,545 wide, Maximiliane Lindqvist 9,502 and Maximiliane
// Wolkenstein-Hammarskjöld 17,492. The room is 100 mm, so these heights fit: 15.4, 7.4 and 4.0 mm. At the minimum height of 5 mm the last
// one is 17,492 x 5 / 700 = 124.9 mm wide.
test('a name that fits has the usual height, a longer one the height that fits', () => {
  expect(check('Olle Ström')).toEqual({ heightMm: 9, problems: [], hints: [] });
  expect(check('Maximiliane Lindqvist')).toEqual({ heightMm: 7, problems: [], hints: [] });
});

test('a text that fits at no height is refused with its width and the room', () =>
  expect(check('Maximiliane Wolkenstein-Hammarskjöld').problems).toEqual([
    { code: 'too-wide', width: 125, room: 100, least: 5 },
  ]));

test('lettering below the minimum height is refused with the height that works', () =>
  expect(check('Olle Ström', 3)).toMatchObject({
    heightMm: 5,
    problems: [{ code: 'too-low', height: 3, least: 5, works: 5 }],
  }));

test('lettering that does not fit is refused with the height that works', () =>
  expect(check('Olle Ström', 30)).toMatchObject({
    heightMm: 15,
    problems: [{ code: 'too-high', height: 30, works: 15 }],
  }));

test.each([
  ['Olle 👷‍♂️', { code: 'emoji', letters: '👷 U+200D ♂ U+FE0F' }],
  ['عمر', { code: 'right-to-left', letters: 'ع م ر' }],
  ['Z\u0335oe', { code: 'combining', letters: '◌\u0335' }],
  ['Øyvind Жук', { code: 'letters', letters: 'Ж у к' }],
])('%s: characters that cannot be made are named', (line, problem) => expect(check(line).problems).toEqual([problem]));

test('decomposed letters count as the composed ones', () => expect(check('Stro\u0308m').problems).toEqual([]));

test('a no-break space counts as a space', () => {
  for (const line of ['Olle\u00a0Ström', 'Olle\u202fStröm']) {
    expect(check(line)).toEqual(check('Olle Ström'));
    expect(layOut([line], block, 7)).toEqual(layOut(['Olle Ström'], block, 7));
    expect(hasOnlyLetters(line)).toBe(true);
  }
});

test('more than 200 characters are refused with their number', () =>
  expect(check('x'.repeat(201)).problems).toEqual([{ code: 'too-long', characters: 201, most: 200 }]));

test.each([
  ['Olle  Ström', [{ code: 'double-space', text: 'Olle  Ström' }]],
  ['olle Ström', [{ code: 'capitals', text: 'olle' }]],
  ['Olle ström', [{ code: 'capitals', text: 'ström' }]],
  ['OLle Ström', [{ code: 'capitals', text: 'OLle' }]],
  ['OLLE STRÖM', []],
  ['Ludwig van Beethoven', []],
  ['Ian McDonald', []],
  ["Sinéad O'Brien", []],
  ['Karl-Erik af Ugglas', []],
])('%s: hints', (line, hints) => expect(check(line).hints).toEqual(hints));

test('the second line may be a job', () => expect(check(['Olle Ström', 'Site manager']).hints).toEqual([]));

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
  const { widthMm, heightMm, outline } = layOut(['LL', 'L'], block, 7);
  // Capitals of 700 units are 7 mm, so that a unit is a hundredth. An L takes 571 units, of which 73 before and 30 after it are empty.
  expect({ widthMm, heightMm }).toEqual({ widthMm: 10.39, heightMm: 18.2 });
  expect(boundsOf(outline)).toMatchObject({ left: -5.19, right: 5.2, top: -9.1, bottom: 9.1 });
});

// At 7 mm, the ring of an Å ends 9.94 mm above the line, and the tail of a g 1.98 mm below it.
test.each([
  [['ÅL'], 9.94],
  [['Lg'], 8.98],
  [['ÅL', 'Lg'], 23.12],
])('%s: marks and tails are part of what is made', (lines, heightMm) => {
  const set = layOut(lines, block, 7);
  expect(set.heightMm).toBe(heightMm);
  const { width, top, bottom } = boundsOf(set.outline);
  expect([width, top, bottom]).toEqual([set.widthMm, -heightMm / 2, heightMm / 2].map((mm) => expect.closeTo(mm, 1)));
});

test('a text with marks and tails is made lower, so that it stays inside its place', () => {
  const low = { ...chest, roomMm: { width: 100, height: 10 } };
  expect(checkText({ lines: ['OLLE'] }, block, low).heightMm).toBe(9);
  expect(checkText({ lines: ['Åge'] }, block, low).heightMm).toBe(5.5);
});

test('pairs of letters are kerned, with and without marks', () => {
  const widthOf = (line: string) => layOut([line], block, 7).widthMm;
  expect(widthOf('TA')).toBeLessThan(widthOf('TH') + widthOf('HA') - widthOf('HH'));
  expect(widthOf('TÅ') - widthOf('Å')).toBeCloseTo(widthOf('TA') - widthOf('A'));
});

/** The bounding box of a path of absolute commands. */
function boundsOf(outline: string) {
  const numbers = (outline.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { width: right - left, height: bottom - top, left, right, top, bottom };
}

test.each(typefaceNames)('%s: drawn capitals are as high as asked for, and lie within the width', async (name) => {
  for (const heightMm of [5, 9, 28]) {
    const { outline, widthMm } = layOut(['HHH'], await loadTypeface(name), heightMm);
    const { width, height } = boundsOf(outline);
    // Some capitals of the script typeface reach below the baseline.
    expect(Math.abs(height - heightMm) / heightMm).toBeLessThan(name === 'script' ? 0.15 : 0.02);
    expect(width).toBeCloseTo(widthMm, 1);
  }
});

// In units of the typeface, where capitals have 700, after kerning: Olle Ström is 4,433 wide, Maximiliane Lindqvist 9,388 and Maximiliane
// Wolkenstein-Hammarskjöld 17,355. The room is 100 mm, so these heights fit: 15.8, 7.5 and 4.0 mm. At the minimum height of 5 mm the last
// one is 17,355 x 5 / 700 = 124.0 mm wide.
test('a name that fits has the usual height, a longer one the height that fits', () => {
  expect(check('Olle Ström')).toEqual({ heightMm: 9, problems: [], hints: [] });
  expect(check('Maximiliane Lindqvist')).toEqual({ heightMm: 7, problems: [], hints: [] });
});

test('a text that fits at no height is refused with its width and the room', () =>
  expect(check('Maximiliane Wolkenstein-Hammarskjöld').problems).toEqual([
    { code: 'too-wide', width: 124, room: 100, least: 5 },
  ]));

test('lettering below the minimum height is refused with the height that works', () =>
  expect(check('Olle Ström', 3)).toMatchObject({
    heightMm: 5,
    problems: [{ code: 'too-low', height: 3, least: 5, works: 5 }],
  }));

test('lettering that does not fit is refused with the height that works', () =>
  expect(check('Olle Ström', 30)).toMatchObject({
    heightMm: 15.5,
    problems: [{ code: 'too-high', height: 30, works: 15.5 }],
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
  ['Olle  Ström', [{ code: 'double-space', text: 'Olle··Ström' }]],
  ['olle Ström', [{ code: 'capitals', text: 'olle' }]],
  ['Olle ström', [{ code: 'capitals', text: 'ström' }]],
  ['OLle Ström', [{ code: 'capitals', text: 'OLle' }]],
  ['olle sTRÖM', [{ code: 'capitals', text: 'olle, sTRÖM' }]],
  ['OLLE STRÖM', []],
  ['Ludwig van Beethoven', []],
  ['Ian McDonald', []],
  ["Sinéad O'Brien", []],
  ['Karl-Erik af Ugglas', []],
])('%s: hints', (line, hints) => expect(check(line).hints).toEqual(hints));

test('two lines with the same hint have it once', () =>
  expect(check(['sTRÖM', 'sTRÖM']).hints).toEqual([{ code: 'capitals', text: 'sTRÖM' }]));

test('the second line may be a job', () => expect(check(['Olle Ström', 'Site manager']).hints).toEqual([]));

import { expect, test } from 'vitest';
import { aGuide } from '#tests/build/guide.ts';
import { countQuestions, keysOf, resultOf, textOf, walk } from './guide.ts';
import { guideSchema } from './guide-schema.ts';

const guide = aGuide();

test('E28 questions follow each other, and one whose condition does not match is left out', () => {
  expect(walk(guide, {}).next?.id).toBe('place');
  expect(walk(guide, { place: 'outdoors' }).next?.id).toBe('cold');
  expect(walk(guide, { place: 'indoors' })).toEqual({ given: { place: 'indoors' }, next: undefined });
  expect(walk(guide, { place: 'indoors', cold: 'yes', x: 'y' }).given).toEqual({ place: 'indoors' });
  expect(walk(guide, { place: 'moon' }).next?.id).toBe('place');
  expect([countQuestions(guide, {}), countQuestions(guide, { place: 'indoors' })]).toEqual([2, 1]);
});

test('E28 of the results the first match counts, and the last one is for all others', () => {
  expect(resultOf(guide, { place: 'outdoors', cold: 'yes' })?.id).toBe('winter');
  expect(resultOf(guide, { place: 'outdoors', cold: 'no' })?.id).toBe('craft');
});

test('a text that a language lacks is English', () => {
  expect([textOf(guide, 'sv', 'title'), textOf(guide, 'sv', 'intro'), textOf(guide, 'de', 'title')]).toEqual([
    'Byxguiden',
    'Two questions.',
    'Trousers guide',
  ]);
  expect(keysOf(guide)).toContain('cold.yes');
});

const read = (changed: object) => guideSchema.safeParse({ ...guide, ...changed }).success;
const [place, cold] = guide.questions;
const [winter, craft] = guide.results;

test('a guide is refused if its parts do not fit together', () => {
  expect(read({})).toBe(true);
  expect(read({ questions: [place, place] })).toBe(false);
  expect(read({ questions: [cold, place] })).toBe(false);
  expect(read({ questions: [{ ...place, options: ['indoors', 'indoors'] }, cold] })).toBe(false);
  expect(read({ results: [winter] })).toBe(false);
  expect(read({ results: [{ ...winter, when: { cold: ['maybe'] } }, craft] })).toBe(false);
  expect(read({ texts: { en: { title: 'Trousers guide' } } })).toBe(false);
  expect(read({ texts: { ...guide.texts, sv: { titel: 'x' } } })).toBe(false);
});

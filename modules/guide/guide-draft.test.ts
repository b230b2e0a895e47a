import { expect, test } from 'vitest';
import { aGuide } from '#tests/build/guide.ts';
import {
  addOption,
  addQuestion,
  addResult,
  changeProducts,
  emptyGuide,
  moveQuestion,
  moveResult,
  removeOption,
  removeQuestion,
  removeResult,
  toggleWhen,
  writeText,
} from './guide-draft.ts';
import { guideSchema } from './guide-schema.ts';

const isValid = (guide: unknown) => guideSchema.safeParse(guide).success;

test('a guide that is built step by step is valid once it has all English texts', () => {
  let guide = addResult(addOption(addQuestion(emptyGuide), 'q1'));
  expect(guide.questions.map(({ id, options }) => [id, options])).toEqual([
    ['q1', ['a', 'b', 'o3']],
    ['q3', ['a', 'b']],
  ]);
  expect(guide.results.map(({ id }) => id)).toEqual(['r4', 'r1']);
  guide = toggleWhen(toggleWhen(guide, 'q3', 'q1', 'a'), 'r4', 'q3', 'b');
  expect(isValid(guide)).toBe(false);
  const keys = ['title', 'intro', 'q1', 'q1.a', 'q1.b', 'q1.o3', 'q3', 'q3.a', 'q3.b'];
  for (const key of [...keys, 'r4.title', 'r4.text', 'r1.title', 'r1.text']) guide = writeText(guide, 'en', key, key);
  expect(isValid(changeProducts(guide, 'r4', { category: 'x' }))).toBe(true);
});

test('removing a question or an option drops its conditions and texts', () => {
  const guide = aGuide();
  const without = removeQuestion(guide, 'cold');
  expect(without.results.map(({ when }) => when)).toEqual([{}, {}]);
  expect(Object.keys(without.texts.en)).not.toContain('cold.yes');
  expect(isValid(without)).toBe(true);
  const less = removeOption(guide, 'place', 'outdoors');
  expect(less.questions[1]?.when).toEqual({});
  expect(Object.keys(less.texts.en)).not.toContain('place.outdoors');
});

test('a question that moves before the one it depends on loses the condition', () => {
  const moved = moveQuestion(aGuide(), 'cold', -1);
  expect(moved.questions.map(({ id, when }) => [id, when])).toEqual([
    ['cold', {}],
    ['place', {}],
  ]);
  expect(isValid(moved)).toBe(true);
  expect(moveQuestion(aGuide(), 'place', -1)).toEqual(aGuide());
});

test('the last result has no condition, also after moving and removing', () => {
  expect(moveResult(aGuide(), 'winter', 1).results.map(({ id, when }) => [id, when])).toEqual([
    ['craft', {}],
    ['winter', {}],
  ]);
  expect(removeResult(aGuide(), 'craft').results.map(({ id, when }) => [id, when])).toEqual([['winter', {}]]);
});

test('a condition is switched on and off, and an empty text is removed', () => {
  const on = toggleWhen(aGuide(), 'winter', 'place', 'outdoors');
  expect(on.results[0]?.when).toEqual({ cold: ['yes'], place: ['outdoors'] });
  expect(toggleWhen(on, 'winter', 'place', 'outdoors').results[0]?.when).toEqual({ cold: ['yes'] });
  expect(writeText(aGuide(), 'sv', 'title', '').texts.sv).toEqual({ 'craft.title': 'Hantverksbyxor' });
});

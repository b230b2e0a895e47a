import { expect, test } from 'vitest';
import { isSplit } from './is-split.ts';

const filterOf = (parametricCode: string, ...selected: boolean[]) => ({
  parametricCode,
  values: selected.map((isOn, id) => ({
    id,
    label: '',
    code: '',
    sortOrder: id,
    count: 1,
    selected: isOn,
    disabled: false,
  })),
});
const whole = { splitsByBestSelling: false };

test('P45 with two colours chosen cards are counted, not products', () => {
  expect(isSplit('Default', whole, [filterOf('Color', true, true)])).toBe(true);
  expect(isSplit('Default', whole, [filterOf('Color', true, false)])).toBe(false);
  expect(isSplit('Default', whole, [filterOf('Fit', true, true), filterOf('Color', false)])).toBe(false);
  expect(isSplit('Default', whole, [])).toBe(false);
});

test('so they are where variants are listed, or the best sellers stand for themselves', () => {
  expect(isSplit('ColorVariants', whole, [])).toBe(true);
  expect(isSplit('Default', { splitsByBestSelling: true }, [])).toBe(true);
});

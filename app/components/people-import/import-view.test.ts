import { expect, test } from 'vitest';
import { cleanText } from '#core/input.ts';
import { takesOfColumn } from './import-view.ts';

test('Q14 an e-mail address can be typed into the cells of people and of their approvers, and an @ nowhere else', () => {
  const typed = (column: string) => cleanText('ada@<bygg.example>', {}, takesOfColumn(column));
  expect(['emailAddress', 'approver', 'firstName', 'size:men-alpha'].map(typed)).toEqual([
    'ada@bygg.example',
    'ada@bygg.example',
    'adabygg.example',
    'adabygg.example',
  ]);
});

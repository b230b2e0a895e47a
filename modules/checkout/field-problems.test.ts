import { expect, test } from 'vitest';
import { noTexts } from './checkout-fields.ts';
import { listProblems, textProblems } from './field-problems.ts';

test('a line is at most 100 characters long and has no forbidden ones', () => {
  expect(textProblems({ ...noTexts, orderLabel: 'x'.repeat(100) })).toEqual([]);
  expect(textProblems({ ...noTexts, orderLabel: 'x'.repeat(101), salesRef: '<b>' })).toEqual([
    { field: 'orderLabel', code: 'too-long', facts: { maximum: 100 } },
    { field: 'salesRef', code: 'forbidden-characters', facts: { characters: '< >' } },
  ]);
});

test('at most five addresses, with commas, semicolons or spaces between them', () => {
  const emails = (extraEmails: string) => textProblems({ ...noTexts, extraEmails });
  expect(emails('a@b.example, c@d.example;e@f.example g@h.example i@j.example')).toEqual([]);
  expect(emails('a@b.example x y')).toEqual([{ field: 'extraEmails', code: 'email-of', facts: { email: 'x' } }]);
  expect(emails('a@b.example '.repeat(6))).toEqual([{ field: 'extraEmails', code: 'emails', facts: { most: 5 } }]);
});

test('O43 a number must be on the list of the company, where the company uses such numbers', () => {
  const numbers = { projects: [{ number: 'P1', name: 'Bridge' }], orders: ['N1'] };
  const found = (projectNumber: string, orderNumber: string, isUsed = true) =>
    listProblems(
      { ...noTexts, projectNumber, orderNumber },
      { numbers, needs: { projectNumber: isUsed, orderNumber: isUsed } },
    );
  expect(found('P9', 'N9')).toEqual([
    { field: 'projectNumber', code: 'project-number-unknown', facts: { number: 'P9' } },
    { field: 'orderNumber', code: 'order-number-unknown', facts: { number: 'N9' } },
  ]);
  expect(found(' P1 ', ' N1 ')).toEqual([]);
  expect(found('', ' ')).toEqual([]);
  expect(found('P9', 'N9', false)).toEqual([]);
});

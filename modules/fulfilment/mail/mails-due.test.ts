import { expect, test } from 'vitest';
import { mailsDue } from './mails-due.ts';

const step = (
  from: number,
  to: number,
  facts: { dispatchNumber?: string; isLast?: boolean; denied?: []; returnId?: string } = {},
) => ({
  from,
  to,
  ...facts,
});

test.each([
  ['taken on', step(100, 300), ['confirmed']],
  ['ready at the retailer', step(300, 400), ['pickup']],
  ['some of it left', step(300, 500, { dispatchNumber: '1', isLast: false }), ['part']],
  ['more of it left', step(500, 500, { dispatchNumber: '2', isLast: false }), ['part']],
  ['the last of it left', step(500, 600, { dispatchNumber: '3', isLast: true }), ['last']],
  ['the last of it left after its invoice', step(700, 700, { dispatchNumber: '3', isLast: true }), ['last']],
  ['delivered, by word', step(300, 600), ['delivered']],
  ['part delivered, by word: nothing to name', step(300, 500), []],
  ['invoiced: each invoice has its own mail', step(600, 700), []],
  ['overdue: each invoice has its own mail', step(700, 800), []],
  ['paid late', step(800, 700), []],
  ['refused in part', step(500, 500, { denied: [] }), ['refused']],
  ['the rest refused: not told as delivered', step(500, 600, { denied: [] }), ['refused']],
  ['the rest withdrawn before it left: not told as delivered', step(500, 600, { returnId: 'r' }), []],
  ['the rest refused, what came is billed', step(500, 700, { denied: [] }), ['refused']],
])('N18 %s', (_, facts, mails) => {
  expect(mailsDue(facts)).toEqual(mails);
});

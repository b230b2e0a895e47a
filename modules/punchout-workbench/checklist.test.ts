import { expect, test } from 'vitest';
import type { DocumentBrief } from '../punchout-log/logged-document.ts';
import { checklistOf } from './checklist.ts';

const at = new Date('2026-11-18T10:00:00Z');
const document = (kind: DocumentBrief['kind'], reason = '', protocol: DocumentBrief['protocol'] = 'OCI4') =>
  ({ id: kind, kind, reason, protocol, createdAt: at }) as DocumentBrief;
const shown = (...args: Parameters<typeof checklistOf>) =>
  checklistOf(...args).map(({ step, state, reason }) => [step, state, reason]);

test('a step works or fails as its latest document did, and is open without one', () => {
  const latest = [document('start'), document('validate', 'punch-out-prices-hidden')];
  expect(shown('OCI4', latest)).toEqual([
    ['started', 'works', ''],
    ['detail', 'open', ''],
    ['validate', 'fails', 'punch-out-prices-hidden'],
    ['cart', 'open', ''],
  ]);
});

test('orders and confirmations are steps of cXML only; documents of a former protocol prove nothing', () => {
  expect(shown('CXML', [document('start'), document('order', '', 'CXML')])).toEqual([
    ['started', 'open', ''],
    ['cart', 'open', ''],
    ['order', 'works', ''],
    ['confirmation', 'open', ''],
  ]);
  expect(shown('PEPPOL3', []).map(([step]) => step)).toEqual(['started', 'cart']);
  expect(shown('None', [document('start')])).toEqual([]);
});

test('a document of the company comes before a later try; a try alone is marked', () => {
  const tried = { ...document('start'), isTrial: true };
  const refused = { ...document('start', 'wrong-secret'), isTrial: false };
  expect(checklistOf('OCI4', [tried])[0]).toMatchObject({ state: 'works', isTrial: true });
  expect(checklistOf('OCI4', [tried, refused])[0]).toMatchObject({
    state: 'fails',
    reason: 'wrong-secret',
    isTrial: false,
  });
});

test('a secret at the door of another protocol fails the step with its reason, until the right one is used', () => {
  const right = document('start');
  const later = new Date('2026-11-18T11:00:00Z');
  const elsewhere = { ...document('start', 'wrong-connection', 'OCI3'), id: 'elsewhere', createdAt: later };
  expect(shown('OCI4', [elsewhere])[0]).toEqual(['started', 'fails', 'wrong-connection']);
  expect(checklistOf('OCI4', [right, elsewhere])[0]).toMatchObject({ state: 'fails', documentId: 'elsewhere' });
  expect(checklistOf('OCI4', [elsewhere, { ...right, createdAt: new Date('2026-11-18T12:00:00Z') }])[0]).toMatchObject({
    state: 'works',
    reason: '',
  });
});

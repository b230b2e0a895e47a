import { expect, test } from 'vitest';
import { roles } from '../auth/roles.ts';
import { dealerPagesKey, decideDealerPages } from './dealer-pages.ts';

const now = new Date('2026-11-16T08:00:00Z');
const hour = 60 * 60 * 1000;
const pages = [{ slug: 'dealer-news', title: 'News', description: '' }];
const storedAgo = (age: number) => ({ storedAt: now.getTime() - age, pages });
const decide = (known: Partial<Parameters<typeof decideDealerPages>[0]>) =>
  decideDealerPages({ role: roles.internal, held: [], stored: undefined, ...known }, now);

test.each([
  [roles.administrator, 'fetch'],
  [roles.internal, 'fetch'],
  [roles.user, 'nothing'],
  [roles.customerAdmin, 'nothing'],
  [roles.b2c, 'nothing'],
  [undefined, 'nothing'],
])('M18 role %s: %s', (role, decision) => {
  expect(decide({ role })).toBe(decision);
});

test('M18 a list that is already loaded is kept', () => {
  expect(decide({ held: pages })).toBe('nothing');
  expect(decide({ held: pages, stored: storedAgo(2 * hour) })).toBe('nothing');
});

test('M18 pages stored within the hour are used, older ones are loaded again', () => {
  expect(decide({ stored: storedAgo(0) })).toBe('use-stored');
  expect(decide({ stored: storedAgo(hour - 1) })).toBe('use-stored');
  expect(decide({ stored: storedAgo(hour) })).toBe('fetch');
  expect(decide({ stored: storedAgo(hour - 1), role: roles.user })).toBe('nothing');
});

test('M18 an entry with a future time is not used', () => {
  expect(decide({ stored: storedAgo(-1000) })).toBe('fetch');
});

test('M18 each language is stored separately', () => {
  expect(dealerPagesKey('sv')).not.toBe(dealerPagesKey('en'));
});

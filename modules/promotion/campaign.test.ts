import { expect, test } from 'vitest';
import { holdsIn, stateAt, wordIn } from './campaign.ts';

const now = new Date('2026-11-16T08:00:00Z');
const earlier = '2026-11-16T07:59:59Z';
const later = '2026-11-16T08:00:01Z';

const running: Parameters<typeof stateAt>[0] = {
  isActive: true,
  validFrom: undefined,
  validTo: undefined,
  maxUses: undefined,
  uses: 0,
};

test('a campaign is planned, running, over or paused', () => {
  const at = (facts: Partial<typeof running>) => stateAt({ ...running, ...facts }, now);
  expect(at({})).toBe('running');
  expect(at({ validFrom: earlier, validTo: later })).toBe('running');
  expect(at({ validFrom: later })).toBe('planned');
  expect(at({ validTo: earlier })).toBe('over');
  expect(at({ isActive: false })).toBe('paused');
  expect(at({ isActive: false, validTo: earlier })).toBe('over');
});

test('an exhausted campaign is ended', () => {
  const used = (uses: number, maxUses: number | undefined) => stateAt({ ...running, uses, maxUses }, now);
  expect([used(0, 1), used(1, 1), used(2, 1), used(1000, undefined)]).toEqual(['running', 'over', 'over', 'running']);
});

test('the start is inclusive, the end exclusive', () => {
  const moment = now.toISOString();
  expect(stateAt({ ...running, validFrom: moment }, now)).toBe('running');
  expect(stateAt({ ...running, validTo: moment }, now)).toBe('over');
});

test('texts are in the visitor’s language, else English, else any', () => {
  expect(wordIn({ sv: 'Rea', en: 'Sale' }, 'sv')).toBe('Rea');
  expect(wordIn({ sv: 'Rea', en: 'Sale' }, 'de')).toBe('Sale');
  expect(wordIn({ sv: 'Rea' }, 'de')).toBe('Rea');
  expect(wordIn({}, 'de')).toBe('');
});

test('without markets it applies to all, including Iceland with the id 0', () => {
  expect(holdsIn({ marketIds: [] }, 0)).toBe(true);
  expect(holdsIn({ marketIds: [0] }, 0)).toBe(true);
  expect(holdsIn({ marketIds: [1] }, 0)).toBe(false);
});

import { expect, test } from 'vitest';
import { type AdEvent, type AdState, firstAdState, isNearBottom, nextAdState } from './ad-state.ts';

const after = (...events: AdEvent[]): AdState => events.reduce(nextAdState, firstAdState);
const loaded = { kind: 'loaded' } as const;
const opened = { kind: 'opened' } as const;
const closed = { kind: 'closed' } as const;
const minimised = { kind: 'minimised' } as const;
const dismissed = { kind: 'dismissed' } as const;
const scrolled = (scroll: number, pageHeight = 5000) => ({ kind: 'scrolled', pageHeight, scroll }) as const;

test('N04 the advertisement starts hidden and is minimised once its data is loaded', () => {
  expect(firstAdState.view).toBe('hidden');
  expect(after(scrolled(4000)).view).toBe('hidden');
  expect(after(loaded).view).toBe('minimised');
});

test('N05 it expands near the bottom of the page, once', () => {
  expect(after(loaded, scrolled(2000)).view).toBe('minimised');
  expect(after(loaded, scrolled(2001)).view).toBe('expanded');
  expect(after(loaded, scrolled(2001), minimised, scrolled(3000)).view).toBe('minimised');
  expect(after(loaded, scrolled(2001), scrolled(0)).view).toBe('expanded');
});

test('N05 at the top of the page it never expands', () => {
  for (const height of [5000, 1000, 0]) expect(isNearBottom(height, 0)).toBe(false);
  expect(after(loaded, scrolled(0, 800)).view).toBe('minimised');
  expect(isNearBottom(800, 1)).toBe(true);
});

test('N06 the visitor opens the dialog, makes it small or hides it for the visit', () => {
  expect(after(loaded, opened).view).toBe('dialog');
  expect(after(loaded, opened, closed).view).toBe('minimised');
  expect(after(loaded, opened, closed, scrolled(3000)).view).toBe('minimised');
  expect(after(loaded, scrolled(2001), opened, closed).view).toBe('minimised');
  expect(after(loaded, scrolled(2001), minimised).view).toBe('minimised');
  const hidden = after(loaded, dismissed);
  expect(hidden.view).toBe('hidden');
  for (const event of [loaded, opened, minimised, scrolled(3000)]) expect(nextAdState(hidden, event)).toEqual(hidden);
});

import { expect, test } from 'vitest';
import { judgeTime } from './form-time.ts';

const shown = new Date('2026-11-17T08:00:00Z');
const after = (seconds: number) => new Date(shown.getTime() + seconds * 1000);

test.each([
  ['at once', after(0), 'too-fast'],
  ['after 3.9 seconds', after(3.9), 'too-fast'],
  ['after 4 seconds', after(4), 'ok'],
  ['after a day', after(24 * 60 * 60), 'ok'],
  ['a second later', after(24 * 60 * 60 + 1), 'too-old'],
] as const)('a form sent %s is %s', (_, now, judged) => expect(judgeTime(shown, now)).toBe(judged));

test('a form without the time at which it was shown is too old', () =>
  expect(judgeTime(undefined, shown)).toBe('too-old'));

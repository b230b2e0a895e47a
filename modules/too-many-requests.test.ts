import { expect, test } from 'vitest';
import { tooManyRequests } from './too-many-requests.ts';

test.each([
  [1, 0],
  [120, 0],
  [121, 3],
  [180, 3],
  [3600, 60],
])('a wait of %i seconds is shown as %i minutes', (seconds, minutes) => {
  expect(tooManyRequests(seconds)).toEqual({ code: 'too-many-requests', seconds, minutes });
});

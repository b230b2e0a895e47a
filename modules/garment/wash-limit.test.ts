import { expect, test } from 'vitest';
import { proposedAt } from './wash-limit.ts';

test.each([
  [50, 45],
  [75, 68],
  [25, 23],
  [1, 1],
])('of %i washes the replacement is proposed from %i on', (limit, from) => expect(proposedAt(limit)).toBe(from));

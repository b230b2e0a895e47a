import { expect, test } from 'vitest';
import { standards } from '../../facts.ts';
import { faults } from '../kit/faults.ts';
import { standardPictogram } from './standard-pictograms.ts';

test.each(standards)('$id has a sound pictogram of its own', ({ id }) => {
  const svg = standardPictogram(id);
  expect(faults(svg)).toEqual([]);
  expect(svg).toContain('stroke="currentColor"');
  expect(standards.filter((other) => standardPictogram(other.id) === svg).map((other) => other.id)).toEqual([id]);
  expect(svg.length).toBeLessThan(1500);
});

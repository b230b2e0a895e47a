import { expect, test } from 'vitest';
import { faults } from './faults.ts';

test('the check itself finds broken XML', () => {
  expect(faults('<svg><g></svg>')).not.toEqual([]);
  expect(faults('<svg><path fill="url(#x)"/></svg>')).toEqual(['unknown name x']);
  expect(faults('<svg a=1/>')).not.toEqual([]);
  expect(faults('<svg x="NaN"/>')).toEqual(['not a number']);
  expect(faults('<svg><g id="a"/><g id="a"/></svg>')).toEqual(['a name twice']);
  expect(faults('<svg><path d="M0 0"/></svg>')).toEqual([]);
});

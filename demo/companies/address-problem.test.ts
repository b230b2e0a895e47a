import { expect, test } from 'vitest';
import { addressProblem } from './address-problem.ts';
import { addressIn } from './demo-company.ts';

test.each([
  ['a good one', addressIn('se', { line1: 'Storgatan 1', zip: '111 22', city: 'Stockholm' }), undefined],
  [
    'a postcode unlike the country’s',
    addressIn('se', { line1: 'Storgatan 1', zip: '11122', city: 'Stockholm' }),
    'postcode 11122 in SE',
  ],
  [
    'a state that is missing',
    addressIn('us', { line1: '1 Main St', zip: '10001', city: 'New York' }),
    'region undefined in US',
  ],
  [
    'a region where there are none',
    addressIn('no', { line1: 'Storgata 1', zip: '0585', city: 'Oslo', region: 'X' }),
    'a region in NO',
  ],
  [
    'no number first',
    addressIn('us', { line1: 'Main St 1', zip: '10001', city: 'New York', region: 'NY' }),
    'no number first in Main St 1',
  ],
])('%s', (_, address, problem) => {
  expect(addressProblem(address)).toBe(problem);
});

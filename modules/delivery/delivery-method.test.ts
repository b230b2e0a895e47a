import { expect, test } from 'vitest';
import { carrierKind } from './delivery-method.ts';

test.each([200, 205, 210, 1100, 1400])('O33 method %i is a parcel to a company', (id) =>
  expect(carrierKind(id)).toBe('parcel-b2b'),
);

test.each([1200, 1300, 4200])('O34 method %i goes to a service point', (id) =>
  expect(carrierKind(id)).toBe('service-point'),
);

test('O34 another method is neither', () => expect(carrierKind(999)).toBeUndefined());

import { expect, test } from 'vitest';
import { baseOf, services } from './services.ts';

const named = `product price customer company settings cart market metadata order document orderhistory notifications
  vas review feature content`.split(/\s+/);

test('Q01 a base address for each of the 16 services, for auth, laundry, address, audit and tracking', () => {
  expect(named).toHaveLength(16);
  expect(services.map(baseOf)).toEqual(
    [...named, 'auth', 'laundry', 'address', 'audit', 'tracking', 'facebook', 'klevu'].map((name) => `/api/${name}`),
  );
});

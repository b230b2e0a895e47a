import { expect, test } from 'vitest';
import { baseOf, services } from './services.ts';

const named = `product price customer company settings cart market metadata order document orderhistory notifications
  vas review feature content`.split(/\s+/);

test('Q01 a base address for each of the 16 services, and for auth, laundry, address and audit', () => {
  expect(named).toHaveLength(16);
  expect(services.map(baseOf)).toEqual([...named, 'auth', 'laundry', 'address', 'audit'].map((name) => `/api/${name}`));
});

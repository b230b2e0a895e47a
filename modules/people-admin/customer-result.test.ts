import { expect, test } from 'vitest';
import { customerResult } from './customer-result.ts';

test('G70 a failure of the customer service is a false result with its action, and is logged', async () => {
  const noted: unknown[] = [];
  const failure = new Error('500');
  const failed = await customerResult(
    'update',
    () => Promise.reject(failure),
    (error) => noted.push(error),
  );
  expect(failed).toEqual({ action: 'update', result: false });
  expect(noted).toEqual([failure]);
  const done = await customerResult(
    'create',
    () => Promise.resolve({ id: 5 }),
    (error) => noted.push(error),
  );
  expect(done).toEqual({ action: 'create', result: { id: 5 } });
  expect(noted).toHaveLength(1);
});

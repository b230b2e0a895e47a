import { expect, test } from 'vitest';
import { asStorageError, isStorageAway, StorageAwayError } from './storage-away.ts';

const coded = (code: string) => Object.assign(new Error('an error'), { code });

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND'])(
  '%s counts from the storage, and not from elsewhere',
  (code) => {
    expect(isStorageAway(coded(code))).toBe(false);
    expect(isStorageAway(asStorageError(coded(code)))).toBe(true);
    expect(isStorageAway(asStorageError(new Error('cannot write', { cause: coded(code) })))).toBe(true);
  },
);

test.each([
  [500, true],
  [503, true],
  [403, false],
  [404, false],
])('an object storage that answers %s is unavailable: %s', (httpStatusCode, isAway) => {
  const error = Object.assign(new Error('an answer'), { $metadata: { httpStatusCode } });
  expect(isStorageAway(asStorageError(error))).toBe(isAway);
});

test.each(['ENOENT', 'EACCES', 'EISDIR'])('%s concerns the file', (code) => {
  const error = coded(code);
  expect(asStorageError(error)).toBe(error);
});

test('the bundled copy of the class is recognised, and errors are not wrapped twice', () => {
  class Copy extends Error {
    override readonly name = 'StorageAwayError';
  }
  expect(isStorageAway(new Copy('away'))).toBe(true);
  const known = new StorageAwayError('away', { cause: coded('ENOSPC') });
  expect(asStorageError(known)).toBe(known);
});

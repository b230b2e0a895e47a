import { expect, test } from 'vitest';
import { asDatabaseError, DatabaseAwayError, isDatabaseAway } from './database-away.ts';

const coded = (code: string, message = 'an error') => Object.assign(new Error(message), { code });

test.each([
  ['08006', 'connection failure'],
  ['08P01', 'protocol violation'],
  ['53300', 'too many connections'],
  ['53100', 'disk full'],
  ['57P01', 'terminated by an administrator'],
  ['57P02', 'crash of another process'],
  ['57P03', 'starting up'],
  ['25006', 'read-only transaction'],
])('SQLSTATE %s (%s) means that the database is unavailable, at any level of the error', (code) => {
  expect(isDatabaseAway(coded(code))).toBe(true);
  expect(isDatabaseAway(new Error('wrapped', { cause: coded(code) }))).toBe(true);
});

test.each(['23505', '40001', '40P01', '57014', '42601', '22P05', '55P03'])(
  'SQLSTATE %s concerns the statement',
  (code) => {
    expect(isDatabaseAway(coded(code))).toBe(false);
    const error = coded(code);
    expect(asDatabaseError(error)).toBe(error);
  },
);

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'])(
  'a socket error %s counts from the driver, and not from another service',
  (code) => {
    expect(isDatabaseAway(coded(code))).toBe(false);
    expect(isDatabaseAway(asDatabaseError(coded(code)))).toBe(true);
  },
);

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('the driver’s message "%s" counts', (message) => {
  expect(isDatabaseAway(asDatabaseError(new Error(message)))).toBe(true);
});

test('a host with several addresses fails with one error for all', () => {
  const error = new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]);
  expect(asDatabaseError(Object.assign(error, { code: 'ECONNREFUSED' }))).toMatchObject({
    name: 'DatabaseAwayError',
    message: 'ECONNREFUSED',
  });
});

test('the copy of the class in the bundle is recognised', () => {
  class Copy extends Error {
    override readonly name = 'DatabaseAwayError';
  }
  expect(isDatabaseAway(new Copy('away'))).toBe(true);
  expect(isDatabaseAway(new DatabaseAwayError('away'))).toBe(true);
});

test.each([undefined, null, 'ECONNRESET', 7, {}, new Error('out of order')])('%s is another error', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
  expect(asDatabaseError(error)).toBe(error);
});

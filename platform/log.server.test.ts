import fs, { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { eventually } from '#tests/setup/eventually.ts';
import { bufferedOutput, createLog } from './log.server.ts';

function recordedLog(level = 'debug') {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { log: createLog(level, destination), lines, last: () => JSON.parse(lines.at(-1) ?? '{}') };
}

test('a line is JSON with the time, the level, the facts and the message', () => {
  const { log, last } = recordedLog();
  log.info({ orders: 3 }, 'orders were exported');
  expect(last()).toMatchObject({ level: 30, orders: 3, msg: 'orders were exported' });
  expect(last().time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test('lines below the level are dropped', () => {
  const { log, lines } = recordedLog('warn');
  log.info('nothing to see');
  expect(lines).toEqual([]);
});

test.each([
  'password',
  'passwordHash',
  'token',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'email',
  'emailAddress',
  'loginName',
  'to',
  'phoneNumber',
  'cellPhone',
  'socialSecurityNumber',
  'firstName',
  'lastName',
])('%s is hidden, nested too', (name) => {
  const { log, lines, last } = recordedLog();
  log.info({ [name]: 'private', person: { [name]: 'private' }, request: { headers: { [name]: 'private' } } }, 'x');
  log.child({ [name]: 'private', person: { [name]: 'private' } }).info('y');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('private');
  expect(last()).toMatchObject({ [name]: '[hidden]' });
});

test('the request id is in every line of a request', () => {
  const { log, last } = recordedLog();
  const ofRequest = log.child({ requestId: 'r-17' });
  ofRequest.warn({ status: 422 }, 'refused');
  expect(last()).toMatchObject({ requestId: 'r-17', status: 422 });
  log.info('another');
  expect(last().requestId).toBeUndefined();
});

test('an error is logged with its type, message, code, stack and cause', () => {
  const { log, last } = recordedLog();
  const cause = Object.assign(new TypeError('the socket closed'), { code: 'ECONNRESET' });
  log.error({ err: new Error('the mail was not sent', { cause }) }, 'failed');
  const { err } = last();
  expect(err).toMatchObject({ type: 'Error', message: 'the mail was not sent' });
  expect(err.stack).toContain('log.server.test');
  expect(err.cause).toMatchObject({ type: 'TypeError', message: 'the socket closed', code: 'ECONNRESET' });
});

test('other properties of an error are not logged, because drivers attach rows and addresses', () => {
  const { log, lines } = recordedLog();
  const duplicate = Object.assign(new Error('duplicate key value violates unique constraint "account_login"'), {
    code: '23505',
    detail: 'Key (login_name)=(kim@example.com) already exists.',
    params: ['kim@example.com'],
  });
  log.error({ err: new Error('saving failed', { cause: duplicate }) }, 'failed');
  log.error({ err: duplicate }, 'failed');
  expect(lines.join('')).not.toContain('kim@example.com');
  expect(lines.join('')).toContain('23505');
});

test('a thrown value that is not an error is logged too', () => {
  const { log, last } = recordedLog();
  log.error({ err: 'a bare text' }, 'failed');
  expect(last().err).toMatchObject({ message: 'a bare text' });
});

test('a line reaches the file soon, without waiting for the disk', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'yrke-log-')), 'shop.log');
  const onSync = vi.spyOn(fs, 'fsyncSync');
  createLog('info', bufferedOutput(file)).info('orders were exported');
  await eventually(() => expect(readFileSync(file, 'utf8')).toContain('orders were exported'));
  expect(onSync).not.toHaveBeenCalled();
  onSync.mockRestore();
});

import { describe, expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { createOriginReader } from './forwarded.server.ts';

type TestRequest = { from?: string; encrypted?: boolean; headers?: Record<string, string> };

function originOf(trusted: string[], { from = '203.0.113.9', encrypted = false, headers = {} }: TestRequest) {
  const all: Record<string, string> = { host: 'shop.example', ...headers };
  return createOriginReader(trusted)({ address: from, encrypted, header: (name) => all[name] });
}

const forwarded = {
  'x-forwarded-host': 'se.shop.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '198.51.100.7',
};
const own = { protocol: 'http', host: 'shop.example', clientAddress: '203.0.113.9' };

test('without a trusted proxy its headers are ignored', () => {
  expect(originOf([], { headers: forwarded })).toEqual(own);
  expect(originOf(['10.0.0.1'], { headers: forwarded })).toEqual(own);
  expect(originOf([], { encrypted: true })).toEqual({ ...own, protocol: 'https' });
});

test('a trusted proxy gives host, protocol and visitor', () => {
  expect(originOf(['203.0.113.9'], { headers: forwarded })).toEqual({
    protocol: 'https',
    host: 'se.shop.example',
    clientAddress: '198.51.100.7',
  });
});

test("values missing in a trusted proxy's headers come from the connection", () => {
  expect(originOf(['203.0.113.9'], {})).toEqual(own);
  expect(originOf(['203.0.113.9'], { headers: { 'x-forwarded-host': '', 'x-forwarded-for': ' , ' } })).toEqual(own);
});

describe('trusted proxies', () => {
  const believes = (trusted: string[], from: string) =>
    originOf(trusted, { from, headers: forwarded }).host === 'se.shop.example';

  test.each([
    ['an address', ['10.0.0.1'], '10.0.0.1'],
    ['an address as IPv6 shows it', ['10.0.0.1'], '::ffff:10.0.0.1'],
    ['a range', ['10.0.0.0/8'], '10.200.3.4'],
    ['a range as IPv6 shows it', ['10.0.0.0/8'], '::ffff:10.200.3.4'],
    ['an IPv6 address', ['2001:db8::1'], '2001:db8::1'],
    ['an IPv6 range', ['2001:db8::/32'], '2001:db8:5::1'],
    ['loopback', ['loopback'], '127.0.0.1'],
    ['all of loopback', ['loopback'], '127.1.2.3'],
    ['loopback in IPv6', ['loopback'], '::1'],
    ['loopback as IPv6 shows it', ['loopback'], '::ffff:127.0.0.1'],
    ['the second of two', ['10.0.0.1', '192.0.2.0/24'], '192.0.2.77'],
  ])('%s', (_, trusted, from) => expect(believes(trusted, from)).toBe(true));

  test.each([
    ['a neighbour of the address', ['10.0.0.1'], '10.0.0.2'],
    ['outside the range', ['10.0.0.0/8'], '11.0.0.1'],
    ['outside the IPv6 range', ['2001:db8::/32'], '2001:db9::1'],
    ['not loopback', ['loopback'], '128.0.0.1'],
    ['no address at all', ['loopback'], 'unknown'],
  ])('%s is not', (_, trusted, from) => expect(believes(trusted, from)).toBe(false));
});

describe('a chain of proxies', () => {
  const visitorOf = (hops: string) =>
    originOf(['10.0.0.0/8'], { from: '10.0.0.1', headers: { 'x-forwarded-for': hops } }).clientAddress;

  test.each([
    ['the first stranger from the right is the visitor', '198.51.100.7, 10.0.0.3, 10.0.0.2', '198.51.100.7'],
    ['what the visitor wrote to the left of that is not believed', '1.2.3.4, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['a visitor who claims to be a proxy', '10.0.0.9, 198.51.100.7', '198.51.100.7'],
    ['all trusted: the farthest', '10.0.0.4, 10.0.0.3', '10.0.0.4'],
    ['an address as IPv6 shows it', '::ffff:198.51.100.7, ::ffff:10.0.0.3', '198.51.100.7'],
  ])('%s', (_, hops, visitor) => expect(visitorOf(hops)).toBe(visitor));

  test('host and protocol are those of the nearest proxy', () => {
    const headers = { 'x-forwarded-host': 'evil.example, se.shop.example', 'x-forwarded-proto': 'https, http' };
    expect(originOf(['10.0.0.1'], { from: '10.0.0.1', headers })).toMatchObject({
      host: 'se.shop.example',
      protocol: 'http',
    });
  });

  test('a proxy with TLS reports that the visitor used none', () => {
    const headers = { 'x-forwarded-proto': 'http' };
    expect(originOf(['10.0.0.1'], { from: '10.0.0.1', encrypted: true, headers }).protocol).toBe('http');
  });
});

test.each(['proxy.example', '10.0.0', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '2001:db8::/129', '10.0.0.0/', ''])(
  "TRUST_PROXY refuses '%s'",
  (entry) => {
    const create = () => createOriginReader([entry]);
    expect(create).toThrow(StartupError);
    expect(create).toThrow(`TRUST_PROXY has '${entry}'`);
  },
);

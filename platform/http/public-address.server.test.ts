import { describe, expect, test } from 'vitest';
import { isPublicAddress, mayBePublicHost } from './public-address.server.ts';

/** The IANA registries of special-purpose addresses: first and last address of each range, and its purpose. */
const closedRanges: readonly (readonly [first: string, last: string, what: string])[] = [
  ['0.0.0.0', '0.255.255.255', 'this network'],
  ['10.0.0.0', '10.255.255.255', 'private'],
  ['100.64.0.0', '100.127.255.255', 'shared by carriers'],
  ['127.0.0.0', '127.255.255.255', 'loopback'],
  ['169.254.0.0', '169.254.255.255', 'link-local'],
  ['172.16.0.0', '172.31.255.255', 'private'],
  ['192.0.0.0', '192.0.0.255', 'protocol assignments'],
  ['192.0.2.0', '192.0.2.255', 'documentation'],
  ['192.31.196.0', '192.31.196.255', 'AS112'],
  ['192.52.193.0', '192.52.193.255', 'AMT'],
  ['192.88.99.0', '192.88.99.255', '6to4 relays'],
  ['192.168.0.0', '192.168.255.255', 'private'],
  ['192.175.48.0', '192.175.48.255', 'AS112'],
  ['198.18.0.0', '198.19.255.255', 'benchmarks'],
  ['198.51.100.0', '198.51.100.255', 'documentation'],
  ['203.0.113.0', '203.0.113.255', 'documentation'],
  ['224.0.0.0', '239.255.255.255', 'multicast'],
  ['240.0.0.0', '255.255.255.255', 'reserved, broadcast'],
  ['::', '::', 'unspecified'],
  ['::1', '::1', 'loopback'],
  ['::2', '::ffff:ffff', 'IPv4-compatible'],
  ['::ffff:0:0', '::ffff:ffff:ffff', 'IPv4-mapped'],
  ['::ffff:0:0:0', '::ffff:0:ffff:ffff', 'IPv4-translated'],
  ['64:ff9b::', '64:ff9b::ffff:ffff', 'NAT64'],
  ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff', 'local NAT64'],
  ['100::', '100::ffff:ffff:ffff:ffff', 'discard'],
  ['100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff', 'dummy prefix'],
  ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', 'protocol assignments, Teredo, ORCHID, benchmarks'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', 'documentation'],
  ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '6to4'],
  ['2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff', 'AS112'],
  ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', 'documentation'],
  ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'segment routing'],
  ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'unique local'],
  ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'link-local'],
  ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'site-local'],
  ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'multicast'],
];

test.each(closedRanges)('%s to %s is not public: %s', (first, last) => {
  expect([isPublicAddress(first), isPublicAddress(last)]).toEqual([false, false]);
});

describe('an IPv4 address written as IPv6 is never public', () => {
  test.each([
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::FFFF:7F00:0001',
    '0:0:0:0:0:ffff:127.0.0.1',
    '0000:0000:0000:0000:0000:ffff:7f00:0001',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '::ffff:9.9.9.9',
    '::ffff:909:909',
    '::ffff:0:10.0.0.1',
    '::127.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(false));
});

test.each(['erp.example', '', '::g', '1.2.3', '1.2.3.4.5', 'fe80::1%eth0', '010.0.0.1'])(
  '%j is not a public address',
  (address) => expect(isPublicAddress(address)).toBe(false),
);

test.each([
  '1.0.0.0',
  '9.9.9.9',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.0.3.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '198.51.99.255',
  '198.51.101.0',
  '203.0.112.255',
  '203.0.114.0',
  '223.255.255.255',
  '2001:200::',
  '2001:db7:ffff::1',
  '2001:db9::',
  '2003::1',
  '2606:4700::1111',
  '2a00:1450:4001::1',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test('a host is refused in any spelling', () => {
  const of = (url: string) => mayBePublicHost(new URL(url).hostname);
  for (const url of [
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://0177.0.0.1',
    'https://127.1',
    'https://[::1]',
    'https://[::ffff:10.0.0.1]',
    'https://[::ffff:a00:1]',
    'https://[::ffff:9.9.9.9]',
    'https://[64:ff9b::a00:1]',
    'https://[2001:db8::1]',
    'https://192.0.2.1',
    'https://localhost',
    'https://LOCALHOST.',
    'https://erp.localhost:8443',
  ])
    expect([url, of(url)]).toEqual([url, false]);
  for (const url of ['https://erp.example', 'https://localhost.example', 'https://9.9.9.9', 'https://[2606:4700::1]'])
    expect([url, of(url)]).toEqual([url, true]);
});

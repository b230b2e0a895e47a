import { expect, test } from 'vitest';
import { isPublicAddress, mayBePublicHost } from './public-address.server.ts';

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.100.100.200',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  'erp.example',
  '',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['9.9.9.9', '172.15.0.1', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:9.9.9.9'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test('a host is refused by what it says, however it is written', () => {
  const of = (url: string) => mayBePublicHost(new URL(url).hostname);
  for (const url of [
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://[::1]',
    'https://[::ffff:10.0.0.1]',
    'https://localhost',
    'https://LOCALHOST.',
    'https://erp.localhost:8443',
  ])
    expect([url, of(url)]).toEqual([url, false]);
  for (const url of ['https://erp.example', 'https://localhost.example', 'https://9.9.9.9', 'https://[2606:4700::1]'])
    expect([url, of(url)]).toEqual([url, true]);
});

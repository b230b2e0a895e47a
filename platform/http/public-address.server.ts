import { BlockList, isIP } from 'node:net';

type Nets = readonly (readonly [net: string, prefix: number])[];

/** Ranges of the IANA special-purpose registries that are not public: this machine, local networks, examples. */
const ipv4: Nets = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const ipv6: Nets = [
  // Unspecified, loopback, and IPv4 embedded in IPv6, which networks translate back.
  ['::', 96],
  ['::ffff:0:0', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 32],
  ['2001::', 23],
  ['2002::', 16],
  ['100::', 63],
  ['2001:db8::', 32],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

/** One list per family: in a common list `::ffff:0:0/96` would match every IPv4 address. */
const isClosed = { ipv4: listOf(ipv4, 'ipv4'), ipv6: listOf(ipv6, 'ipv6') };

function listOf(nets: Nets, family: 'ipv4' | 'ipv6'): (address: string) => boolean {
  const list = new BlockList();
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family);
  return (address) => list.check(address, family);
}

/** Invalid addresses are not public. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  // An address with a zone (`fe80::1%eth0`) is local to this machine.
  if (family === 0 || address.includes('%')) return false;
  return !isClosed[family === 6 ? 'ipv6' : 'ipv4'](address);
}

/** Checks the host of a URL without a DNS lookup. */
export function mayBePublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(host) === 0 ? !/(^|\.)localhost$/i.test(host) : isPublicAddress(host);
}

import { BlockList, isIP } from 'node:net';

type Nets = readonly (readonly [net: string, prefix: number])[];

const ipv4: Nets = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];

const ipv6: Nets = [
  // Unspecified, loopback, and IPv4 written as IPv6 in ways that networks translate back.
  ['::', 96],
  ['64:ff9b::', 32],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

/** This machine, its neighbours, and what is nobody's: an address that somebody typed in is not to lead there. */
const isClosed = listing();

function listing(): (address: string, family: 'ipv4' | 'ipv6') => boolean {
  const list = new BlockList();
  for (const [net, prefix] of ipv4) list.addSubnet(net, prefix, 'ipv4');
  for (const [net, prefix] of ipv6) list.addSubnet(net, prefix, 'ipv6');
  return (address, family) => list.check(address, family);
}

/** What is no address at all is not public either. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !isClosed(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** The host of an URL, as far as can be said without asking where its name leads. */
export function mayBePublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(host) === 0 ? !/(^|\.)localhost$/i.test(host) : isPublicAddress(host);
}

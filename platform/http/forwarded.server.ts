import { BlockList, isIP } from 'node:net';
import { StartupError } from '../startup-error.ts';

export type Origin = { protocol: 'http' | 'https'; host: string; clientAddress: string };

type Incoming = { address: string; encrypted: boolean; header: (name: string) => string | undefined };

/**
 * Reads the requested host and the visitor's address. The host decides the market, and so prices and tax: proxy headers
 * count only from addresses in TRUST_PROXY, because any visitor could send them.
 */
export function createOriginReader(trusted: string[]): (incoming: Incoming) => Origin {
  const proxies = parseProxies(trusted);
  const isTrusted = (address: string) => {
    if (trusted.length === 0) return false;
    const plain = withoutMapping(address);
    return isIP(plain) !== 0 && proxies.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
  return ({ address, encrypted, header }) => {
    const own: Origin = {
      protocol: encrypted ? 'https' : 'http',
      host: header('host') ?? '',
      clientAddress: withoutMapping(address),
    };
    if (!isTrusted(address)) return own;
    // Each proxy appends its peer; from the end, the first address that is not trusted is the visitor.
    const hops = (header('x-forwarded-for') ?? '')
      .split(',')
      .map((hop) => withoutMapping(hop.trim()))
      .filter((hop) => hop !== '');
    const client = hops.findLast((hop) => !isTrusted(hop)) ?? hops[0];
    const protocol = lastOf(header('x-forwarded-proto'));
    return {
      protocol: protocol === 'https' || protocol === 'http' ? protocol : own.protocol,
      host: lastOf(header('x-forwarded-host')) || own.host,
      clientAddress: client ?? own.clientAddress,
    };
  };
}

function parseProxies(trusted: string[]): BlockList {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', bits, ...more] = entry === 'loopback' ? ['127.0.0.0', '8'] : entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 'ipv6' ? 128 : 32));
    if (isIP(address) === 0 || !fits || more.length > 0)
      throw new StartupError(
        `TRUST_PROXY has '${entry}', which is no address. Give addresses, ranges like 10.0.0.0/8, or the word loopback, separated by commas.`,
      );
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
    if (entry === 'loopback') proxies.addAddress('::1', 'ipv6');
  }
  return proxies;
}

const lastOf = (value: string | undefined) => value?.split(',').at(-1)?.trim();
const withoutMapping = (address: string) =>
  address.startsWith('::ffff:') ? address.replace(/^::ffff:(?=\d+\.)/, '') : address;

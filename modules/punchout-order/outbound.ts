import * as z from 'zod';
import { type MessageKind, messageKinds } from './message-kinds.ts';

/** Where documents of a company go, and which. */
export type Outbound = {
  readonly companyId: number;
  readonly url: string;
  /** Encrypted. */
  readonly secret: string;
  readonly sends: readonly MessageKind[];
};

export const outboundSettings = z.strictObject({
  url: z.string().max(1000).meta({
    description: 'Where documents about orders are posted, such as `https://buy.example/cxml`. Empty: nowhere.',
  }),
  secret: z.string().max(200).optional().meta({
    description: 'The shared secret that the receiver knows. Left out, the stored one stays if the host does.',
  }),
  sends: z.array(z.enum(messageKinds)).max(messageKinds.length),
});

/** A host in a private network may get documents only if the operator allows it. */
export const isAllowedHost = (url: string, privateHosts: readonly string[]): boolean => {
  const host = URL.parse(url)?.hostname.toLowerCase();
  return host !== undefined && privateHosts.includes(host);
};

/** Over https, without a name or password in it; in local use also over http. */
export function isSendable(url: string, isLocal: boolean): boolean {
  const parsed = URL.parse(url);
  if (!parsed || parsed.username !== '' || parsed.password !== '') return false;
  return parsed.protocol === 'https:' || (isLocal && parsed.protocol === 'http:');
}

import * as z from 'zod';
import { languages } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Env } from '#platform/env.server.ts';
import type { HttpClient } from '#platform/http/http-client.server.ts';
import { findContact } from './contact-store.server.ts';
import type { MailingSystem } from './mailing-system.ts';
import type { Place } from './subscriber-store.server.ts';
import { topics } from './subscription.ts';

/** Without an address the shop's own list is the mailing list. */
export function createMailing(
  env: Pick<Env, 'MAILING_URL' | 'MAILING_TOKEN'>,
  db: Db,
  http: HttpClient,
): MailingSystem {
  return env.MAILING_URL ? mailingByHttp(http, env.MAILING_URL, env.MAILING_TOKEN) : embeddedMailing(db);
}

/** The list is stored with the proofs of consent, so nothing has to be copied. */
function embeddedMailing(db: Db): MailingSystem {
  return { put: async () => {}, remove: async () => {}, find: (place) => findContact(db, place) };
}

const timeoutMs = 10_000;

const contactShape = z.object({
  emailAddress: z.string(),
  language: z.enum(languages),
  source: z.string(),
  topics: z.array(z.enum(topics)),
});

/** A contact is `{url}/lists/{market}/contacts/{digest of the address}`, with PUT, DELETE and GET. */
function mailingByHttp(http: HttpClient, url: string, token: string | undefined): MailingSystem {
  const address = ({ marketId, addressKey }: Place) =>
    `${url.replace(/\/$/, '')}/lists/${marketId}/contacts/${addressKey}`;
  const request = { timeoutMs, ...(token !== undefined && { token }) };
  return {
    put: async ({ marketId, addressKey, ...json }) => {
      await http.call(address({ marketId, addressKey }), { ...request, method: 'PUT', json });
    },
    remove: async (place) => {
      await http.call(address(place), { ...request, method: 'DELETE' }).catch(ignoreMissing);
    },
    find: async (place) => {
      const found = await http.call(address(place), request).catch(ignoreMissing);
      return found === undefined ? undefined : { ...place, ...contactShape.parse(found) };
    },
  };
}

/** Compared by name, because the class may exist twice. */
function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && error.name === 'HttpFailure' && 'status' in error && error.status === 404) return;
  throw error;
}

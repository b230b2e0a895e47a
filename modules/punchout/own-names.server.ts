import { sha256 } from '../auth/keys.server.ts';
import { readOciRequest } from '../punchout-document/oci-inbound.ts';
import { type OwnNames, underUsualNames, usesOwnNames } from '../punchout-document/own-names.ts';
import type { Shop } from '../shop.server.ts';
import { findCredentials, findCredentialsByName, listOwnNames } from './connection-store.server.ts';

type Fields = readonly (readonly [string, string])[];
type Given = { readonly name: string; readonly secret: string };

/**
 * The names in which a request is written. The sender is not known before it is read, so it is read in the names of each company that
 * has its own; they count only with a secret of that company, because the names of one company must not change the requests of another.
 * With a wrong secret they count for the log of that company.
 */
export async function findOwnNames({ db }: Pick<Shop, 'db'>, fields: Fields, now: Date): Promise<OwnNames> {
  const used = (await listOwnNames(db)).filter(({ names }) => usesOwnNames(fields, names));
  if (used.length === 0) return {};
  const ownersOf = async ({ name, secret }: Given) =>
    (await findCredentials(db, name, sha256(secret), now)).map(({ companyId }) => companyId);
  const readings = used.map((one) => ({ ...one, given: givenIn(fields, one.names) }));
  for (const { companyId, names, given } of readings) if ((await ownersOf(given)).includes(companyId)) return names;
  if ((await ownersOf(givenIn(fields, {}))).length > 0) return {};
  for (const { companyId, names, given } of readings) {
    const named = given.name === '' ? [] : await findCredentialsByName(db, given.name);
    if (named.some((one) => one.companyId === companyId)) return names;
  }
  return {};
}

const givenIn = (fields: Fields, names: OwnNames): Given => readOciRequest(underUsualNames(fields, names), 4);

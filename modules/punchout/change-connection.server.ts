import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { isInternal } from '../auth/claims.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { sha256 } from '../auth/keys.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { endSessions } from '../auth/session-store.server.ts';
import { holdAdministered } from '../company-admin/administered-company.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { listCoworkers, listWearers } from '../people/coworker-store.server.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Connection } from './connection.ts';
import {
  insertCredential,
  listCredentials,
  readConnection,
  removeCredentials,
  saveConnection,
} from './connection-store.server.ts';
import { mayBeBuyer } from './punchout-session.ts';
import { closeVisitsOf } from './punchout-session-store.server.ts';
import { reachConnection } from './reach-connection.server.ts';

/** So that a system can be given a new secret before its old one ends. */
const validAtOnce = 2;

type OfCompany = { readonly companyId: number };

/** Access: as `reachConnection`; changes, below, staff with the task customers and administrators of the company. */
export async function readCompanyConnection({ db }: Pick<Shop, 'db'>, visit: Visit, { companyId }: OfCompany) {
  const reached = await reachConnection({ db }, visit, companyId);
  if (!reached.ok) return reached;
  const credentials = await listCredentials(db, companyId);
  return ok({
    company: reached.value,
    settings: await readConnection(db, companyId),
    credentials: await Promise.all(
      credentials.map(async ({ id, name, customerId, createdAt }) => {
        const { firstName = '', lastName = '' } = (await findPersonById(db, customerId)) ?? {};
        return { id, name, customerId, buyerName: `${firstName} ${lastName}`.trim(), createdAt };
      }),
    ),
  });
}

export function changeConnection(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  visit: Visit,
  { companyId, settings }: OfCompany & { readonly settings: Connection },
) {
  return change(shop, visit, companyId, async (db) => {
    const before = await readConnection(db, companyId);
    await saveConnection(db, companyId, settings, visit.now);
    return ok({ value: settings, record: { before: recordedOf(before), after: recordedOf(settings) } });
  });
}

type NewCredential = OfCompany & { readonly name: string; readonly customerId: number };

/** The secret is shown this once. The third of a company ends the first, with its visits. */
export function addCredential(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  visit: Visit,
  { companyId, name, customerId }: NewCredential,
) {
  const secret = randomBytes(24).toString('base64url');
  const id = newId(visit.now, randomBytes);
  return change(shop, visit, companyId, async (db) => {
    if ((await listWearers(db, companyId, [customerId])).length === 0)
      return refuse({ code: 'customer-not-found', customerId });
    const person = await findPersonById(db, customerId);
    if (!person || !mayBeBuyer(person)) return refuse({ code: 'punch-out-buyer-role' });
    const held = await listCredentials(db, companyId);
    const ended = held.slice(validAtOnce - 1).map((one) => one.id);
    await endSecrets(db, companyId, ended, visit.now);
    const stored = { id, companyId, customerId, name, secretHash: sha256(secret), createdAt: visit.now };
    await insertCredential(db, stored);
    return ok({ value: { id, name, secret }, record: { after: { secretAdded: id, name } } });
  });
}

export function endCredential(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  visit: Visit,
  { companyId, credentialId }: OfCompany & { readonly credentialId: string },
) {
  return change(shop, visit, companyId, async (db) => {
    const ended = (await listCredentials(db, companyId)).find(({ id }) => id === credentialId);
    if (!ended) return refuse({ code: 'credential-not-found' });
    await endSecrets(db, companyId, [credentialId], visit.now);
    return ok({ value: { id: credentialId }, record: { before: { secretAdded: credentialId, name: ended.name } } });
  });
}

/** Who came with a secret must not go on shopping after its end. */
async function endSecrets(db: Db, companyId: number, ids: readonly string[], now: Date): Promise<void> {
  await removeCredentials(db, companyId, ids);
  for (const open of await closeVisitsOf(db, ids, now)) await endSessions(db, open, now);
}

const recordedOf = ({
  targets,
  unitCodes,
  classes,
  addressCodes,
  fields,
  parameters,
  takesGet,
  ...rest
}: Connection) => ({
  ...rest,
  takesGet: String(takesGet),
  parameters: JSON.stringify(parameters),
  classes: JSON.stringify(classes),
  addressCodes: JSON.stringify(addressCodes),
  targets: targets.join(' '),
  fields: fields.map(({ field, formula, name }) => `${name || field} = ${formula || field}`).join('; '),
  unitCodes: Object.entries(unitCodes)
    .map(([unit, code]) => `${unit}=${code}`)
    .join(' '),
});

type Fields = Readonly<Record<string, string>>;
type Changed<T> = { readonly value: T; readonly record: { readonly before?: Fields; readonly after?: Fields } };

async function change<T>(
  { db: whole, snapshots }: Pick<Shop, 'db' | 'snapshots'>,
  visit: Visit,
  companyId: number,
  make: (db: Db) => Promise<Result<Changed<T>, Refusal>>,
): Promise<Result<T, Refusal>> {
  // Staff without the task get 403. All others get 404 for a company that is not theirs.
  const allowed = isInternal(visit.claims) ? allowChange(visit, 'customers') : ok(undefined);
  if (!allowed.ok) return allowed;
  const changed = await inTransaction(whole, async (db): Promise<Result<T, Refusal>> => {
    const held = await holdAdministered(db, visit, companyId);
    if (!held.ok) return held;
    const made = await make(db);
    if (!made.ok) return made;
    const { value, record } = made.value;
    await recordChange(db, visit, { action: 'company.punch-out-changed', subject: companyId, ...record });
    return ok(value);
  });
  if (changed.ok) await snapshots.announce(endedSessions.topic);
  return changed;
}

/** So many people are offered as buyers; in a larger company the number of the person is typed. */
const mostOffered = 100;

/** Access: as `reachConnection`. The ordinary users of a company, as whom its system may buy; undefined if there are too many to choose from. */
export async function readPossibleBuyers({ db }: Pick<Shop, 'db'>, visit: Visit, { companyId }: OfCompany) {
  const reached = await reachConnection({ db }, visit, companyId);
  if (!reached.ok) return reached;
  const people = await listCoworkers(db, companyId, { most: mostOffered + 1, always: [] });
  if (people.length > mostOffered) return ok(undefined);
  const found = await Promise.all(people.map(({ id }) => findPersonById(db, id)));
  const buyers = people.filter((_, index) => {
    const person = found[index];
    return person !== undefined && person.isActive && mayBeBuyer(person);
  });
  return ok(buyers.map(({ id, name }) => ({ id, name })));
}

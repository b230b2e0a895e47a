import { randomBytes } from 'node:crypto';
import { ok, refuse } from '#core/result.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import {
  type ApiClient,
  findClient,
  insertClient,
  listClients as readClients,
  saveClientSecret,
  updateClient,
} from '../auth/api-client-store.server.ts';
import { sha256 } from '../auth/keys.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import { roles } from '../auth/roles.ts';
import type { Scope } from '../auth/scopes.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { findPersonById, findPersonByLogin } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findCompanyToActFor } from './acting-for.server.ts';

const newSecret = () => randomBytes(32).toString('base64url');

/** For staff with the task settings, like the functions below: with the names of the person and the company each client acts for. */
export async function listNamedClients(shop: Shop, visit: Visit) {
  const listed = await listClients(shop, visit);
  if (!listed.ok) return listed;
  return ok(
    await Promise.all(
      listed.value.map(async ({ customerId, companyId, ...client }) => ({
        ...client,
        person: (await findPersonById(shop.db, customerId))?.loginName ?? String(customerId),
        company: companyId === undefined ? undefined : (await findCompanyBrief(shop.db, companyId))?.name,
      })),
    ),
  );
}

/** Names the person by the login name. */
export async function createClientFor(
  shop: Shop,
  visit: Visit,
  { loginName, ...client }: Omit<NewClient, 'customerId'> & { loginName: string },
) {
  const allowed = allowRead(visit, 'settings');
  if (!allowed.ok) return allowed;
  const person = await findPersonByLogin(shop.db, loginName);
  return person
    ? createClient(shop, visit, { ...client, customerId: person.customerId })
    : refuse({ code: 'login-not-found', login: loginName });
}

export async function listClients(shop: Shop, visit: Visit) {
  const allowed = allowRead(visit, 'settings');
  return allowed.ok ? ok(await readClients(shop.db)) : allowed;
}

type NewClient = {
  name: string;
  scopes: readonly Scope[];
  customerId: number;
  companyId?: number | undefined;
  allMarkets?: boolean | undefined;
};

/** The secret is shown only once. It is long and random, so a plain hash is enough. */
export async function createClient(shop: Shop, visit: Visit, input: NewClient) {
  const { name, scopes, customerId, companyId, allMarkets = false } = input;
  const allowed = allowChange(visit, 'settings');
  if (!allowed.ok) return allowed;
  const person = await findPersonById(shop.db, customerId);
  if (!person?.isActive) return refuse({ code: 'person-not-found', customerId });
  if (companyId !== undefined && !(await findCompanyToActFor(shop.db, person, companyId)))
    return refuse({ code: 'company-not-found', companyId });
  if (allMarkets && person.role !== roles.internal) return refuse({ code: 'all-markets-for-staff' });
  const id = `yrke-${randomBytes(9).toString('hex')}`;
  const secret = newSecret();
  const after = { name, scopes, customerId, companyId, marketId: visit.market.marketId, allMarkets };
  const times = { createdAt: visit.now, secretChangedAt: visit.now };
  await shop.db.transaction().execute(async (db) => {
    await insertClient(db, { id, secretHash: sha256(secret), ...after, ...times });
    await recordChange(db, visit, { action: 'client.created', subject: id, after });
  });
  return ok({ id, secret });
}

/** The old secret ends at once; tokens that were issued with it expire by themselves. */
export async function rotateClientSecret(shop: Shop, visit: Visit, { clientId }: { clientId: string }) {
  const allowed = allowChange(visit, 'settings');
  if (!allowed.ok) return allowed;
  const secret = newSecret();
  return shop.db.transaction().execute(async (db) => {
    const isSaved = await saveClientSecret(db, clientId, sha256(secret), visit.now);
    if (!isSaved) return refuse({ code: 'client-not-found', clientId });
    await recordChange(db, visit, { action: 'client.secret-renewed', subject: clientId });
    return ok({ id: clientId, secret });
  });
}

type Changes = {
  clientId: string;
  name?: string | undefined;
  scopes?: readonly Scope[] | undefined;
  allMarkets?: boolean | undefined;
  isActive?: boolean | undefined;
};

/** A removed scope ends with the next call, also for tokens that were issued before. */
export async function changeClient(shop: Shop, visit: Visit, { clientId, ...changes }: Changes) {
  const allowed = allowChange(visit, 'settings');
  if (!allowed.ok) return allowed;
  return inTransaction(shop.db, async (db) => {
    await holdSubject(db, 'client.changed', clientId);
    const client = await findClient(db, clientId);
    if (!client) return refuse({ code: 'client-not-found', clientId });
    if (changes.allMarkets && (await findPersonById(db, client.customerId))?.role !== roles.internal)
      return refuse({ code: 'all-markets-for-staff' });
    await updateClient(db, clientId, changes);
    const changed = (await findClient(db, clientId)) ?? client;
    const sides = { before: recordedOf(client), after: recordedOf(changed) };
    await recordChange(db, visit, { action: 'client.changed', subject: clientId, ...sides });
    return ok(changed);
  });
}

const recordedOf = ({ name, scopes, allMarkets, isActive }: ApiClient) => ({ name, scopes, allMarkets, isActive });

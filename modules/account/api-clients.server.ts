import { randomBytes } from 'node:crypto';
import { ok, refuse } from '#core/result.ts';
import {
  findClient,
  insertClient,
  listClients as readClients,
  saveClientSecret,
  updateClient,
} from '../auth/api-client-store.server.ts';
import { isInternal } from '../auth/claims.ts';
import { sha256 } from '../auth/keys.server.ts';
import { findPersonById, findPersonByLogin } from '../auth/person-store.server.ts';
import { roles } from '../auth/roles.ts';
import type { Scope } from '../auth/scopes.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findCompanyToActFor } from './acting-for.server.ts';

const newSecret = () => randomBytes(32).toString('base64url');

function mayManage({ claims }: Visit) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return isInternal(claims) ? ok(undefined) : refuse({ code: 'not-allowed' });
}

/** Internal staff: with the names of whom each acts as and for. */
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

/** Internal staff: for a person who is named by the address they sign in with. */
export async function createClientFor(
  shop: Shop,
  visit: Visit,
  { loginName, ...client }: Omit<NewClient, 'customerId'> & { loginName: string },
) {
  const allowed = mayManage(visit);
  if (!allowed.ok) return allowed;
  const person = await findPersonByLogin(shop.db, loginName);
  return person
    ? createClient(shop, visit, { ...client, customerId: person.customerId })
    : refuse({ code: 'person-not-found' });
}

/** Internal staff. */
export async function listClients(shop: Shop, visit: Visit) {
  const allowed = mayManage(visit);
  return allowed.ok ? ok(await readClients(shop.db)) : allowed;
}

type NewClient = {
  name: string;
  scopes: readonly Scope[];
  customerId: number;
  companyId?: number | undefined;
  allMarkets?: boolean | undefined;
};

/** Internal staff. The secret is shown this once; it is long and random, so that a plain fingerprint of it will do. */
export async function createClient(shop: Shop, visit: Visit, input: NewClient) {
  const { name, scopes, customerId, companyId, allMarkets = false } = input;
  const allowed = mayManage(visit);
  if (!allowed.ok) return allowed;
  const person = await findPersonById(shop.db, customerId);
  if (!person?.isActive) return refuse({ code: 'person-not-found', customerId });
  if (companyId !== undefined && !(await findCompanyToActFor(shop.db, person, companyId)))
    return refuse({ code: 'company-not-found', companyId });
  if (allMarkets && person.role !== roles.internal) return refuse({ code: 'all-markets-for-staff' });
  const id = `yrke-${randomBytes(9).toString('hex')}`;
  const secret = newSecret();
  await insertClient(shop.db, {
    id,
    secretHash: sha256(secret),
    name,
    scopes,
    customerId,
    companyId,
    marketId: visit.market.marketId,
    allMarkets,
    createdAt: visit.now,
    secretChangedAt: visit.now,
  });
  return ok({ id, secret });
}

/** Internal staff. The old secret ends at once; tokens that were issued with it run out by themselves. */
export async function rotateClientSecret(shop: Shop, visit: Visit, { clientId }: { clientId: string }) {
  const allowed = mayManage(visit);
  if (!allowed.ok) return allowed;
  const secret = newSecret();
  const isSaved = await saveClientSecret(shop.db, clientId, sha256(secret), visit.now);
  return isSaved ? ok({ id: clientId, secret }) : refuse({ code: 'client-not-found', clientId });
}

type Changes = {
  clientId: string;
  name?: string | undefined;
  scopes?: readonly Scope[] | undefined;
  allMarkets?: boolean | undefined;
  isActive?: boolean | undefined;
};

/** Internal staff. What is taken away is gone with the next call, also for tokens that were issued before. */
export async function changeClient(shop: Shop, visit: Visit, { clientId, ...changes }: Changes) {
  const allowed = mayManage(visit);
  if (!allowed.ok) return allowed;
  const client = await findClient(shop.db, clientId);
  if (!client) return refuse({ code: 'client-not-found', clientId });
  if (changes.allMarkets && (await findPersonById(shop.db, client.customerId))?.role !== roles.internal)
    return refuse({ code: 'all-markets-for-staff' });
  await updateClient(shop.db, clientId, changes);
  return ok((await findClient(shop.db, clientId)) ?? client);
}

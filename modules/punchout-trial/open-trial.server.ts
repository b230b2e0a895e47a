import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { mayDo } from '../auth/may-do.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { activePunchOut } from '../company/punch-out.ts';
import { storefrontUrl } from '../market/hosts.ts';
import { ownHostsOf } from '../market/own-hosts.server.ts';
import { listCoworkers } from '../people/coworker-store.server.ts';
import { findPersonById } from '../people/person-store.server.ts';
import { listCredentials } from '../punchout/connection-store.server.ts';
import { mayBeBuyer } from '../punchout/punchout-session.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { mayTry, reachTrial } from './reach-trial.server.ts';
import type { Trial, TrialProtocol } from './trial.ts';
import { insertTrial, listSteps, listTrials } from './trial-store.server.ts';

type TrialStart = { readonly companyId: number; readonly protocol: TrialProtocol };

/** Access: as `mayTry`. Begins a run; nothing is sent yet. */
export async function openTrial(shop: Pick<Shop, 'db' | 'env'>, visit: Visit, { companyId, protocol }: TrialStart) {
  const { db: whole, env } = shop;
  const reached = await mayTry(shop, visit, companyId);
  if (!reached.ok) return reached;
  const customerId = await findBuyerId(whole, companyId);
  if (customerId === undefined) return refuse({ code: 'punch-out-buyer-role' });
  const trial: Trial = {
    id: newId(visit.now, randomBytes),
    companyId,
    customerId,
    protocol,
    isStaff: mayDo(visit.claims, 'customers'),
    origin: storefrontUrl(visit.market, env.APP_ENV, env.PORT, ownHostsOf(env)),
    createdAt: visit.now,
  };
  await whole.transaction().execute(async (db) => {
    await insertTrial(db, trial);
    const after = { trial: trial.id, protocol };
    await recordChange(db, visit, { action: 'company.punch-out-changed', subject: companyId, after });
  });
  return ok(trial);
}

/** So many people are looked through for one who buys. */
const mostPeople = 100;

/** As the company's own system buys; before it has a secret, the first of its ordinary users. */
async function findBuyerId(db: Db, companyId: number): Promise<number | undefined> {
  const held = (await listCredentials(db, companyId)).map(({ customerId }) => customerId);
  const people = await listCoworkers(db, companyId, { most: mostPeople, always: held });
  for (const id of new Set([...held, ...people.map((one) => one.id)])) {
    const person = await findPersonById(db, id);
    if (person?.isActive && mayBeBuyer(person)) return id;
  }
  return undefined;
}

/** Access: as `mayTry`. The latest runs of a company. */
export async function readTrials(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  visit: Visit,
  { companyId }: Pick<TrialStart, 'companyId'>,
) {
  const reached = await mayTry(shop, visit, companyId);
  if (!reached.ok) return reached;
  const { settings } = await readCompanyTerms(shop, companyId);
  return ok({
    company: reached.value,
    protocol: activePunchOut(settings),
    trials: await listTrials(shop.db, companyId),
  });
}

/** Access: as `mayTry`. A run with all that went to and fro, the earliest first. */
export async function readTrial(
  shop: Pick<Shop, 'db'>,
  visit: Visit,
  asked: { readonly companyId: number; readonly trialId: string },
) {
  const reached = await reachTrial(shop, visit, asked);
  if (!reached.ok) return reached;
  const { trial, company } = reached.value;
  return ok({ trial, company, steps: await listSteps(shop.db, trial.id) });
}

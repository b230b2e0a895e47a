import { ok, refuse } from '#core/result.ts';
import { takeAttempt } from '../auth/attempts.server.ts';
import { sha256 } from '../auth/keys.server.ts';
import { networkOf, waitMinutes } from '../auth/lock-out.ts';
import { type CompanyBrief, listCompaniesOf } from '../company/company-membership-store.server.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { activePunchOut, type PunchOutType } from '../company/punch-out.ts';
import { findPersonById, type Person } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Connection } from './connection.ts';
import { type Credential, findCredentials, readConnection } from './connection-store.server.ts';
import { mayBeBuyer } from './punchout-session.ts';

export type Buyer = {
  readonly person: Person;
  readonly company: CompanyBrief;
  readonly connection: Connection;
  readonly credentialId: string;
  /** Set for the built-in procurement system. */
  readonly trial: Credential['trial'];
};

type Shown = {
  readonly name: string;
  readonly secret: string;
  readonly type: PunchOutType;
  readonly marketId: number;
  /** cXML: for whom the sender asks. Others ask for themselves. */
  readonly from?: string;
};

/**
 * Whose credentials these are. Unknown, of another company type and of another market are answered alike. Only failures are counted, and
 * only for the address: secrets are random and cannot be guessed, and a stranger who sends the name must not lock its system out.
 */
export async function findBuyer(shop: Pick<Shop, 'db' | 'snapshots'>, visit: Visit, shown: Shown) {
  for (const credential of await findCredentials(shop.db, shown.name, sha256(shown.secret), visit.now)) {
    const buyer = await buyerOf(shop, credential, shown);
    if (buyer) return ok(buyer);
  }
  const network = `punch-out ${networkOf(visit.clientAddress)}`;
  const lockedUntil = await takeAttempt(shop.db, 'sign-in address', network, visit.now);
  return lockedUntil
    ? refuse({ code: 'sign-in-locked', minutes: waitMinutes(lockedUntil, visit.now) })
    : refuse({ code: 'punch-out-refused' });
}

/** The company still uses this protocol, and the person still belongs to it. */
async function buyerOf(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { id: credentialId, companyId, customerId, name, trial }: Credential,
  { type, marketId, from = name }: Shown,
): Promise<Buyer | undefined> {
  const connection = await readConnection(shop.db, companyId);
  if ((connection.senderOf || name).toLowerCase() !== from.toLowerCase()) return undefined;
  const { settings } = await readCompanyTerms(shop, companyId);
  // A try proves a protocol before the company is switched to it.
  if ((trial?.type ?? activePunchOut(settings)) !== type) return undefined;
  const person = await findPersonById(shop.db, customerId);
  const companies = person?.isActive ? await listCompaniesOf(shop.db, customerId, false) : [];
  const company = companies.find((one) => one.id === companyId && one.marketId === marketId);
  return person && mayBeBuyer(person) && company ? { person, company, connection, credentialId, trial } : undefined;
}

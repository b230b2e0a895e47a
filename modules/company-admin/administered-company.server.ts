import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Claims } from '../auth/claims.ts';
import { mayDo } from '../auth/may-do.ts';
import { roles } from '../auth/roles.ts';
import { type Company, maySeeCompany } from '../company/company.ts';
import { findCompany } from '../company/company-store.server.ts';
import { lockCompany } from '../company/company-write-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

type Asker = Pick<Visit, 'claims'>;

/** The parts of shop and visit that changes of companies need. */
export type AdminShop = Pick<Shop, 'db' | 'snapshots'>;
export type Administering = Pick<Visit, 'claims' | 'now' | 'market'>;

/** Extra writes in the transaction of a change. */
export type Beside = (db: Db, id: number) => Promise<void>;

/** Administrators change their own company and its children, staff with the task customers all. */
const mayAdminister = (claims: Claims, company: Pick<Company, 'id' | 'parentId'>): boolean =>
  mayDo(claims, 'customers') || (claims.storm_role === roles.administrator && maySeeCompany(claims, company));

/** A company that the caller may not see is answered like an unknown one; one that may be seen but not changed is refused. */
export async function findAdministered(db: Db, { claims }: Asker, companyId: number) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const company = await findCompany(db, companyId);
  if (!company || !maySeeCompany(claims, company)) return refuse({ code: 'company-not-found', companyId });
  return mayAdminister(claims, company) ? ok({ company, claims }) : refuse({ code: 'not-allowed' });
}

/** The same in the transaction of a change: locks the company until it ends. */
export async function holdAdministered(db: Db, asker: Asker, companyId: number) {
  const version = await lockCompany(db, companyId);
  const found = await findAdministered(db, asker, companyId);
  return found.ok ? ok({ ...found.value, version: version ?? 0 }) : found;
}

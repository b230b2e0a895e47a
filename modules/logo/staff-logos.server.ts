import { ok, refuse } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import { findCompaniesLike, findCompanyNames } from '../company/company-search-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findVersion } from './logo-store.server.ts';
import {
  countVersions,
  findVersionById,
  type LogosSought,
  listVersionsOfLogo,
  pageVersions,
} from './staff-logos-store.server.ts';

/** As many companies can have a part of their name in common. */
const mostCompanies = 200;

type Sought = Omit<LogosSought, 'companyIds'> & {
  /** A part of the company's name, or its number. */
  readonly company?: string | undefined;
};

type Asker = Pick<Visit, 'claims'>;

/** Access: staff with the task orders. One page of the versions in a state, with the names of their companies. */
export async function pageLogos({ db }: Pick<Shop, 'db'>, visit: Asker, { company, ...sought }: Sought) {
  const allowed = allowRead(visit, 'orders');
  if (!allowed.ok) return allowed;
  const companies = company === undefined ? undefined : await findCompaniesLike(db, company, mostCompanies);
  const page = await pageVersions(db, { ...sought, companyIds: companies?.map(({ id }) => id) });
  const names = await findCompanyNames(
    db,
    page.items.map(({ companyId }) => companyId),
  );
  return ok({ ...page, items: page.items.map((logo) => ({ ...logo, company: names.get(logo.companyId) ?? '' })) });
}

/** Access: as above. Where a version stands in that list; undefined, which is its beginning, for an unknown one. */
export async function placeOfLogo({ db }: Pick<Shop, 'db'>, visit: Asker, named: { logoId: string; version: number }) {
  const found = allowRead(visit, 'orders').ok ? await findVersion(db, named) : undefined;
  return found && { value: String(found.uploadedAt.getTime() * 1000), key: found.id };
}

/** Access: staff with the task orders. A version with all versions of its logo. */
export async function readStaffLogo({ db }: Pick<Shop, 'db'>, visit: Asker, { id }: { id: string }) {
  const allowed = allowRead(visit, 'orders');
  if (!allowed.ok) return allowed;
  const logo = await findVersionById(db, id);
  if (!logo) return refuse({ code: 'logo-not-found' });
  const names = await findCompanyNames(db, [logo.companyId]);
  const versions = await listVersionsOfLogo(db, logo.logoId);
  return ok({ logo, company: names.get(logo.companyId) ?? '', versions });
}

/** Access: staff with the task orders. How many versions wait for their release. */
export async function countWaitingLogos({ db }: Pick<Shop, 'db'>, visit: Asker, { most }: { most: number }) {
  const allowed = allowRead(visit, 'orders');
  return allowed.ok ? ok(await countVersions(db, 'waiting', most)) : allowed;
}

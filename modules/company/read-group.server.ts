import type { Db } from '#platform/db/db.server.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import type { Shop } from '../shop.server.ts';
import type { CompanyName } from './company.ts';
import { companyTopic } from './company-terms.server.ts';
import './company-tables.server.ts';

const groupOfCompany: Snapshot<number, readonly CompanyName[]> = {
  topic: companyTopic,
  name: 'group',
  build: findGroup,
};

/** A company and its direct children, itself first. */
export const readGroup = ({ snapshots }: Pick<Shop, 'snapshots'>, companyId: number): Promise<readonly CompanyName[]> =>
  snapshots.read(groupOfCompany, companyId);

async function findGroup(db: Db, companyId: number): Promise<readonly CompanyName[]> {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name'])
    .where((eb) => eb.or([eb('id', '=', companyId), eb('parent_id', '=', companyId)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.toSorted((a, b) => Number(b.id === companyId) - Number(a.id === companyId));
}

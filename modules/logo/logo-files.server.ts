import type { Db } from '#platform/db/db.server.ts';
import type { Shop } from '../shop.server.ts';
import './logo-tables.server.ts';

/** Access: internal, before a company is deleted. Where the uploaded files of its logos are. */
export async function listLogoFiles(db: Db, companyId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('company_logo_version as v')
    .innerJoin('company_logo as l', 'l.id', 'v.logo_id')
    .select('v.file_key as fileKey')
    .where('l.company_id', '=', companyId)
    .execute();
  return rows.flatMap(({ fileKey }) => fileKey ?? []);
}

/** Access: internal, once the company is deleted. A file that cannot be removed is logged. */
export async function removeLogoFiles({ files, log }: Pick<Shop, 'files' | 'log'>, keys: readonly string[]) {
  for (const key of keys) await files.remove(key).catch((error) => log.warn({ err: error, key }, 'a logo file stays'));
}

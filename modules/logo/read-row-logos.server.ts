import type { Db } from '#platform/db/db.server.ts';
import type { Claims } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { choosableLogos, type RowLogo } from './chosen-logo.ts';
import { companyOfLogos } from './logo-rights.server.ts';
import { listVersionsOf } from './logo-store.server.ts';

export type ChoosableLogo = RowLogo & {
  /** The thinnest line as a share of the width. */
  readonly thinnest: number;
};

/** Access: people of a company that uses services; others get none. What can be put on a garment. */
export async function listChoosableLogos(shop: Shop, visit: Visit): Promise<ChoosableLogo[]> {
  const companyId = await companyOfLogos(shop, visit);
  const logos = companyId === undefined ? [] : choosableLogos(await listVersionsOf(shop.db, companyId));
  return logos.map((logo) => ({ ...toRowLogo(logo), thinnest: logo.facts.thinnest }));
}

/** Access: internal, for rows of the caller's cart. All versions of the company that the caller buys for. */
export async function listOwnLogos(db: Db, claims: Pick<Claims, 'company_id'> | undefined): Promise<RowLogo[]> {
  return claims?.company_id === undefined ? [] : (await listVersionsOf(db, claims.company_id)).map(toRowLogo);
}

const toRowLogo = ({ logoId, version, name, fileName, widthMm, state }: RowLogo): RowLogo => ({
  logoId,
  version,
  name,
  fileName,
  widthMm,
  state,
});

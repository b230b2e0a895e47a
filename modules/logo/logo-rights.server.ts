import { ok, refuse } from '#core/result.ts';
import { administers } from '../auth/may-do.ts';
import { maySee } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import { readServices } from '../vas/services.server.ts';
import type { Visit } from '../visit.ts';
import type { LogoVersion } from './logo.ts';

type RightsShop = Pick<Shop, 'db' | 'snapshots' | 'log' | 'env'>;
type Asker = Pick<Visit, 'market' | 'claims'>;

/** The company whose logos a visitor sees: the one that they buy for, if it uses services. */
export async function companyOfLogos(shop: RightsShop, visit: Asker): Promise<number | undefined> {
  return (await readServices(shop, visit)).isOn ? visit.claims?.company_id : undefined;
}

/** Logos are uploaded by the company's own administrators, who know its rights of use; never by staff, also not in their place. */
export async function allowUpload(shop: RightsShop, visit: Asker) {
  const { claims } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (claims.acting) return refuse({ code: 'not-while-acting' });
  const companyId = await companyOfLogos(shop, visit);
  if (companyId === undefined) return refuse({ code: 'vas-not-allowed' });
  return administers(claims) ? ok({ companyId, by: claims.customer_id }) : refuse({ code: 'not-allowed' });
}

/** People of the company, and staff with the task orders. For others a logo does not exist. */
export async function maySeeLogo(shop: RightsShop, visit: Asker, { companyId }: Pick<LogoVersion, 'companyId'>) {
  return maySee(visit.claims, ['orders']) || (await companyOfLogos(shop, visit)) === companyId;
}

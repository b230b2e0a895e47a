import { refuse } from '#core/result.ts';
import { isClientSession } from '../../auth/api-client.ts';
import { isInternal } from '../../auth/claims.ts';
import type { Visit } from '../../visit.ts';
import { applyReport, type ReportShop, type Told } from '../apply-report.server.ts';

/** Internal staff, and programs that act for them: what happens to orders is said by who carries them out. */
export async function reportOrder(shop: ReportShop, { claims }: Visit, input: Omit<Told, 'source'>) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  return applyReport(shop, { ...input, source: isClientSession(claims.sid) ? claims.sid : 'staff' });
}

import { ok } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import './tracking-tables.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { allowReport } from './allow-report.server.ts';
import { consentCookie, groupsText, policyVersion, previousAnswer } from './consent.ts';
import { consentOfVisit } from './read-tracking.server.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const mostAnswers = 10_000;

/**
 * Stores what the browser's cookie says as proof of consent, once for each answer. Neither the person nor the address is
 * stored.
 */
export async function saveConsent(shop: Pick<Shop, 'db' | 'limits'>, visit: Visit) {
  const { isAnswered, allowed } = consentOfVisit(visit);
  const { consentId = '', interactionCount } = previousAnswer(visit.cookies.read(consentCookie));
  const isReadable = uuid.test(consentId) && interactionCount > 0 && interactionCount <= mostAnswers;
  if (!isAnswered || !isReadable) return ok({ isStored: false });
  const report = await allowReport(shop, visit);
  if (!report.ok) return report;
  await shop.db
    .insertInto('consent_proof')
    .values({
      consent_id: consentId,
      interaction: interactionCount,
      groups: groupsText(allowed),
      policy: policyVersion,
      is_gpc: visit.refusesTracking,
      market_id: visit.market.marketId,
      language: visit.language,
      answered_at: visit.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ok({ isStored: true });
}

/** Returns the number of removed proofs. */
export async function removeProofsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('consent_proof')
    .where('answered_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

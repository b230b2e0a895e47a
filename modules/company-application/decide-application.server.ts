import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { companyTopic } from '../company/company-terms.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { applicationDecided, applicationDecidedPayload } from './application-events.ts';
import { lockApplication, noteDecision } from './application-store.server.ts';
import { makeCompany } from './make-company.server.ts';

type Decision = {
  readonly id: string;
  readonly isAccepted: boolean;
  readonly reason: string;
  readonly asksExisting?: boolean;
};

type Decided = { readonly id: string; readonly state: 'accepted' | 'refused'; readonly companyId: number | undefined };

/**
 * For staff with the task customers. Accepting creates the company, its addresses and its first administrator in one transaction, and the
 * administrator gets a mail to choose a password. A contact with an account is never changed: the application stays open until staff accept
 * it and offer the person to join.
 */
export async function decideApplication(
  shop: Pick<Shop, 'db' | 'events' | 'snapshots'>,
  visit: Visit,
  { id, isAccepted, reason, asksExisting = false }: Decision,
): Promise<Result<Decided, Refusal>> {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  const state = isAccepted ? 'accepted' : 'refused';
  const decide = async (db: Db): Promise<Result<Decided, Refusal>> => {
    const application = await lockApplication(db, id);
    if (!application) return refuse({ code: 'application-not-found' });
    if (application.state !== 'waiting') return refuse({ code: 'application-decided' });
    const made = isAccepted ? await makeCompany(db, visit, application, asksExisting) : undefined;
    if (made && !made.ok) return made;
    const by = { by: allowed.value.customer_id, at: visit.now, reason };
    await noteDecision(db, { id, state, ...by, ...made?.value });
    await recordChange(db, visit, {
      action: 'company.application-decided',
      subject: made?.value.companyId ?? id,
      before: { state: 'waiting' },
      after: { state, name: application.data.companyName },
    });
    const { marketId, language } = application;
    const payload = applicationDecidedPayload.parse({ applicationId: id, marketId, language });
    await shop.events.publish(db, { name: applicationDecided, key: id, payload });
    await markChanged(db, companyTopic);
    return ok({ id, state, companyId: made?.value.companyId });
  };
  const decided = await inTransaction(shop.db, decide);
  if (decided.ok) await shop.snapshots.announce(companyTopic);
  return decided;
}

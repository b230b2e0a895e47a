import { ok, refuse } from '#core/result.ts';
import { endPasswordLinks } from '../account/reset-password.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { findCompanyNames } from '../company/company-search-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { lockPerson } from '../people/lock-person.server.ts';
import { saveInvitation, withdrawInvitations } from '../people/person-write-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { personInvited, personInvitedPayload } from './person-events.ts';
import type { PeopleShop } from './reach-people.server.ts';
import { reachToChange, readAdmin } from './reach-person.server.ts';

type InviteShop = PeopleShop & Pick<Shop, 'events'>;
type Inviting = Pick<Visit, 'claims' | 'now' | 'market' | 'language'>;

/** Minimum time between two mails to one person. */
const pauseMs = 60_000;

/**
 * For administrators of the person: mails a link for choosing a password. A repeated invitation replaces the link of the first. People with
 * a password, without an e-mail address or without access get none.
 */
export async function invitePerson(shop: InviteShop, visit: Inviting, customerId: number) {
  const admin = await readAdmin(shop, visit, [customerId]);
  if (!admin.ok) return admin;
  return inTransaction(shop.db, async (db) => {
    await lockPerson(db, customerId);
    const reached = await reachToChange(db, admin.value, customerId);
    if (!reached.ok) return reached;
    const { record, reach } = reached.value;
    const [account] = record.accounts;
    if (!account?.isActive || record.emailAddress === '') return refuse({ code: 'invitation-impossible' });
    if (account.hasPassword) return refuse({ code: 'invitation-needless' });
    const { now: invitedAt } = visit;
    const again = account.invitedAt && account.invitedAt.getTime() + pauseMs - invitedAt.getTime();
    if (again !== undefined && again > 0) return refuse({ code: 'try-later', minutes: Math.ceil(again / 60_000) });
    await endPasswordLinks(db, [customerId], invitedAt);
    await saveInvitation(db, customerId, invitedAt);
    const [companyId = 0] = reach ? [reach.companyId] : record.companyIds;
    const companyName = (await findCompanyNames(db, [companyId])).get(companyId) ?? '';
    const marketId = record.marketId ?? visit.market.marketId;
    const payload = personInvitedPayload.parse({
      customerId,
      companyName,
      marketId,
      language: visit.language,
      invitedAt,
    });
    await shop.events.publish(db, { name: personInvited, key: `customer ${customerId}`, payload });
    await recordChange(db, visit, {
      action: 'customer.invited',
      subject: customerId,
      madeFor: reached.value.madeFor,
      after: { invitedAt },
    });
    return ok({ id: customerId, invitedAt });
  });
}

/** For administrators of the person: makes the mailed link invalid. */
export async function withdrawInvitation(shop: PeopleShop, visit: Pick<Visit, 'claims' | 'now'>, customerId: number) {
  const admin = await readAdmin(shop, visit, [customerId]);
  if (!admin.ok) return admin;
  return inTransaction(shop.db, async (db) => {
    await lockPerson(db, customerId);
    const reached = await reachToChange(db, admin.value, customerId);
    if (!reached.ok) return reached;
    const [account] = reached.value.record.accounts;
    if (!account?.invitedAt || account.hasPassword) return refuse({ code: 'invitation-not-found' });
    await endPasswordLinks(db, [customerId], visit.now);
    await withdrawInvitations(db, [customerId]);
    await recordChange(db, visit, {
      action: 'customer.invitation-withdrawn',
      subject: customerId,
      madeFor: reached.value.madeFor,
    });
    return ok({ id: customerId });
  });
}

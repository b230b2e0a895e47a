import { expect, test } from 'vitest';
import { createOutbox } from '#platform/events/events.server.ts';
import { subscriptions } from '#server/subscriptions.ts';
import { anApprovalWorld, keptMails } from '#tests/build/approval-world.ts';
import { tellCompanyChanged } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { someClaims } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';

/** Olle's order names no approver; it waits for the company's admins when staff erase Olle. Ebba is Olle's approver by now. */
async function erasedBuyer(ApproverMode: string) {
  const opened = await openSendingShop();
  const { mails, mail } = keptMails();
  const { db, clock, log } = opened;
  const events = { publish: (...all: Parameters<typeof outbox.publish>) => outbox.publish(...all) };
  const outbox = createOutbox({ db, clock, log, subscribers: subscriptions({ ...opened, mail, events }) });
  const shop = Object.assign(opened, { mail, events: outbox });
  const app = openTestApp(shop);
  const world = await anApprovalWorld(shop, app, { ApproverMode: 'AttestantPerCompany', UseCompanyTeam: 'true' });
  const kim = await aPerson('kim@yrke.example').withRole(roles.internal).save(shop.db);
  const { orderId, orderNo } = await world.order();
  await outbox.deliverDue();
  const mode = shop.db.updateTable('company_setting').set({ value: ApproverMode }).where('key', '=', 'ApproverMode');
  await mode.execute();
  await tellCompanyChanged(shop);
  mails.length = 0;
  const asKim = await app.bearer(someClaims({ customer_id: kim.id, tasks: ['customers'] }));
  const erased = await world.call('DELETE', `/api/customer/customers/${world.olle.customerId}`, asKim);
  expect(erased.status).toBe(200);
  await outbox.deliverDue();
  await outbox.deliverDue();
  const entries = await shop.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'company_id', 'subject_id', 'before', 'after'])
    .where('action', '=', 'order.withdrawn')
    .execute();
  return { mails, entries, kim, orderId, orderNo, company: world.company };
}

test.each([
  ['all admins of a company', 'AttestantPerCompany', ['ebba@bygg.example', 'nils@bygg.example']],
  ['in a company with teams the admin of the team', 'AttestantPerUser', ['ebba@bygg.example']],
])(
  'O40 an erased account: %s could decide and is informed by mail that the order is withdrawn',
  async (_, mode, readers) => {
    const { mails, entries, kim, orderId, orderNo, company } = await erasedBuyer(mode);
    const about = mails.filter(({ subject }) => subject === `Beställning ${orderNo} drogs tillbaka`);
    expect(about.map(({ to }) => to).toSorted()).toEqual(readers);
    for (const { text } of about)
      expect(text).toContain(`Köparens konto togs bort och beställning ${orderNo} drogs tillbaka med det.`);
    expect(entries).toEqual([
      {
        action: 'order.withdrawn',
        actor_id: kim.id,
        company_id: company.id,
        subject_id: orderId,
        before: { approval: 'waiting' },
        after: { approval: 'withdrawn' },
      },
    ]);
  },
);

import { beforeEach, expect, test } from 'vitest';
import { loadDecision } from '#app/routes/pending-orders/load-decision.server.ts';
import type { CalendarDate } from '#core/dates.ts';
import { roles } from '#modules/auth/roles.ts';
import { nameDeputy } from '#modules/deputy/name-deputy.server.ts';
import { listEntries } from '#modules/proof-sheet/read-order-proofs.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { largerTrousers, trousers } from '#tests/build/goods.ts';
import { logoSvg } from '#tests/build/logo.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { goodsWithServices, logo } from '#tests/build/vas.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { loadOrderProofs } from './load-order-proofs.server.ts';

let shop: SendingShop;
let app: TestApp;

/** Logos also go on the thigh, which trousers have. */
const onThigh = goodsWithServices.map((row) =>
  'serviceArticleId' in row
    ? { ...row, positions: [...row.positions, { code: 'right thigh', name: { sv: 'Höger lår', en: 'Right thigh' } }] }
    : row,
);

beforeEach(async () => {
  shop = await openSendingShop();
  await bringFeed(shop, onThigh);
  app = openTestApp(shop);
});

/** Olle has ordered trousers with a logo. Ebba is to decide, Jonas of another team is her deputy, and Priya has nothing to do with it. */
async function aPendingLogo() {
  const settings = {
    ShowVas: 'true',
    ForceApproval: 'true',
    ApproverMode: 'AttestantPerUser',
    UseCompanyTeam: 'true',
  };
  const company = await aCompany('Bygg').with(settings).save(shop.db);
  const storm_role = roles.customerAdmin;
  const adminOf = async (name: string) => {
    const { id } = await aPerson(`${name}@bygg.example`).withRole(storm_role).at(company).save(shop.db);
    const claims = { customer_id: id, storm_role, company_id: company.id };
    const visit = aVisit({ claims: someClaims(claims), now: shop.clock.now() });
    return { id, visit, headers: await app.bearer(claims) };
  };
  const [ebba, jonas, priya] = [await adminOf('ebba'), await adminOf('jonas'), await adminOf('priya')];
  const uploaded = await app.request('/api/vas/logos?name=Bygg&fileName=bygg.svg&widthMm=80&rights=own', {
    method: 'POST',
    body: logoSvg(),
    headers: { ...ebba.headers, 'content-type': 'image/svg+xml' },
  });
  const { logoId } = (await uploaded.json()) as { logoId: string };
  const services = [{ serviceArticleId: logo, position: 'right thigh', logo: { logoId } }];
  const infos = { Attestant1: 'ebba@bygg.example' };
  const withLogo = { sku: trousers, quantity: 1, services };
  const olle = await aBuyer(shop, app, { company, infos }, [withLogo]);
  const { orderId } = await sent(sendAs(app, olle));
  const days = { from: '2026-11-16' as CalendarDate, to: '2026-11-18' as CalendarDate };
  expect((await nameDeputy(shop, ebba.visit, { deputyId: jonas.id, ...days })).ok).toBe(true);
  return { orderId, ebba, jonas, priya };
}

test('a deputy of another team opens the proofs that the decision links to, without its sheets; other admins do not', async () => {
  const { orderId, ebba, jonas, priya } = await aPendingLogo();
  const proofs = async ({ visit }: typeof ebba) => {
    const found = await loadOrderProofs(shop, visit, orderId);
    return found && [found.entries.length, found.hasSheets];
  };
  const decision = await loadDecision(shop, jonas.visit, orderId);
  expect(decision.proofsHref).toContain(orderId);
  expect([await proofs(ebba), await proofs(jonas), await proofs(priya)]).toEqual([[1, true], [1, false], undefined]);
  const answer = await app.request(`/api/order/orders/${orderId}/confirm`, { method: 'PUT', headers: jonas.headers });
  expect(answer.status).toBe(200);
  expect(await proofs(jonas)).toBeUndefined();
});

test('the proofs of an order are in the language of the reader, and lead back to a page of the order that the reader can open', async () => {
  const { orderId, ebba, jonas } = await aPendingLogo();
  const shown = async ({ visit }: typeof ebba, language: 'sv' | 'en') => {
    const found = await loadOrderProofs(shop, { ...visit, language }, orderId);
    return (
      found && [...found.entries.map(({ garment, service, position }) => [garment, service, position]), found.backHref]
    );
  };
  const page = `mypages/company/orders/${orderId}`;
  expect(await shown(ebba, 'sv')).toEqual([
    ['Trousers 1000', 'Logotyp', 'Höger lår'],
    expect.stringContaining(orderId),
  ]);
  expect(await shown(ebba, 'en')).toEqual([['Trousers 1000', 'Logo', 'Right thigh'], `/en/${page}`]);
  const pending = `/en/mypages/company/pending-orders/${orderId}`;
  expect(await shown(jonas, 'en')).toEqual([['Trousers 1000', 'Logo', 'Right thigh'], pending]);
});

test('the decision says that a logo waits, or was refused since it was ordered', async () => {
  const { orderId, ebba } = await aPendingLogo();
  const shown = async () =>
    (await loadDecision(shop, ebba.visit, orderId)).rows.flatMap(({ services }) =>
      services.map(({ text, held }) => [text, held]),
    );
  expect(await shown()).toEqual([['Höger lår: Bygg v1', 'waiting']]);
  await shop.db.updateTable('company_logo_version').set({ state: 'refused' }).execute();
  expect(await shown()).toEqual([['Höger lår: Bygg v1', 'refused']]);
  await shop.db.updateTable('company_logo_version').set({ state: 'released' }).execute();
  expect(await shown()).toEqual([['Höger lår: Bygg v1', undefined]]);
});

test('a reader who has an order from before a change keeps the proof of the row as it is now', async () => {
  const { orderId, ebba } = await aPendingLogo();
  await bringFeed(shop, [{ kind: 'stock', sku: largerTrousers, quantity: 5 }]);
  const load = async () => {
    const found = await loadOrderProofs(shop, ebba.visit, orderId);
    if (!found) throw new Error('no proofs');
    return { order: found.order, hash: found.entries[0]?.made?.hash };
  };
  const former = await load();
  const path = `/api/order/orders/${orderId}/products/100`;
  expect((await app.json(path, 'PUT', { sku: largerTrousers }, ebba.headers)).status).toBe(200);
  await listEntries(shop.db, former.order, shop.clock.now());
  const kept = await load();
  await shop.db.deleteFrom('proof').execute();
  const made = await load();
  expect(kept.hash).toBe(made.hash);
  expect(made.hash).not.toBe(former.hash);
});

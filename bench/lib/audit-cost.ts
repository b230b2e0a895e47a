import { recordChange } from '#modules/audit/record-change.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { infosOfRecord } from '#modules/people/person-record.ts';
import { findRecord } from '#modules/people/person-record-store.server.ts';
import { changePerson } from '#modules/people-admin/change-person.server.ts';
import { recordedPerson } from '#modules/people-admin/written-infos.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { someClaims } from '#tests/build/visit.ts';
import type { fillCrewWorld } from './crew-world.ts';
import { processorMs } from './processor-time.ts';

type World = Awaited<ReturnType<typeof fillCrewWorld>>;
type BenchShop = Pick<Shop, 'db' | 'snapshots' | 'events'>;

const perBlock = 100;

/**
 * The processor time of complete changes of a person with contact and infos, divided by that of the same changes without their audit
 * entries. Blocks of changes and blocks of only such entries alternate.
 */
export async function auditRatio(shop: BenchShop, world: World, blocks: number): Promise<number> {
  const { db } = world;
  const taken = { changes: 0, entries: 0 };
  // The first two blocks only warm up.
  for (let block = -2; block < 2 * blocks; block += 1) {
    const kind = block % 2 === 0 ? 'changes' : 'entries';
    const start = await processorMs(db);
    await (kind === 'changes' ? change(shop, world, block) : enter(world, block));
    if (block >= 0) taken[kind] += (await processorMs(db)) - start;
  }
  return taken.changes / (taken.changes - taken.entries);
}

const visitOf = ({ adminId, companyId }: World) => {
  const claims = someClaims({ customer_id: adminId, company_id: companyId, storm_role: roles.administrator });
  const market = findMarketBySiteId(1);
  if (!market) throw new Error('there is no market 1');
  return { claims, now: new Date(), market, language: 'sv' as const };
};

async function change(shop: BenchShop, world: World, block: number): Promise<void> {
  const example = await personOf(world, 1);
  const infos = infosOfRecord(example).filter(({ code }) => code !== 'EmployeeNo');
  for (let at = 0; at < perBlock; at += 1) {
    const customerId = world.adminId + 1 + at;
    const contact = { ...example, emailAddress: `person${at}@bench.example`, firstName: `Changed ${block}` };
    const changed = await changePerson(shop, visitOf(world), { customerId, contact, infos });
    if (!changed.ok) throw new Error(changed.refusal.code);
  }
}

async function enter(world: World, block: number): Promise<void> {
  const before = recordedPerson(await personOf(world, 1));
  const visit = visitOf(world);
  await world.db.transaction().execute(async (db) => {
    for (let at = 0; at < perBlock; at += 1) {
      const of = world.adminId + 1 + at;
      const personal = { of, before, after: { ...before, firstName: `Entered ${block} ${at}` } };
      const madeFor = world.companyId;
      await recordChange(db, visit, {
        action: 'customer.changed',
        subject: of,
        madeFor,
        before: {},
        after: {},
        personal,
      });
    }
  });
}

async function personOf({ db, adminId }: World, at: number) {
  const found = await findRecord(db, adminId + at);
  if (!found) throw new Error('there are no people');
  return found;
}

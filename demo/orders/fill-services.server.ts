import { sql } from 'kysely';
import { goodsOf } from '#modules/fulfilment/held-order.ts';
import { listVersionsOf } from '#modules/logo/logo-store.server.ts';
import { listEntries } from '#modules/proof-sheet/read-order-proofs.server.ts';
import type { Db } from '#platform/db/db.server.ts';
import { demoCrew } from '../companies/crew.ts';
import { personOf } from '../companies/person-of.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { carryOut } from './carry-out.server.ts';
import { courseOf } from './course.ts';
import { demoOrder } from './demo-order.ts';
import { type NamedWearer, namedRows } from './named-rows.ts';
import { madeIn, readNaming } from './naming.server.ts';
import { logoToApprove, namedOrder, type PlannedOrder, randomOf } from './order-plan.ts';
import { placeOrder } from './place-order.server.ts';

const hamnvik = 1005;
/** Those with an e-mail address, after the ones in the saved cart. */
const [from, wearers] = [12, 40];

/**
 * Forty jackets with names and logos that Vera has just ordered: production has its sheet. The last logo waits for its release. So
 * does that on the jacket of Nils, which Ture has not approved yet.
 */
export async function fillServices(shop: DemoShop): Promise<void> {
  const now = shop.clock.now();
  const orders = await shop.db.transaction().execute(async (db) => {
    const naming = await readNaming(db);
    const crew = await listWearers(db);
    if (!naming || crew.length === 0) return [];
    const place = async (plan: PlannedOrder, wearers: readonly NamedWearer[]) => {
      const random = randomOf(plan);
      const bought = namedRows(naming, wearers);
      const services = madeIn(naming);
      const draft = await demoOrder(plan, {
        person: personOf(plan.buyer),
        articles: [],
        bought,
        services,
        random,
        now,
      });
      const order = await placeOrder(db, plan, draft);
      await carryOut({ shop, db }, order, courseOf(plan.fate, goodsOf(order), draft.createdAt, random), now);
      return order;
    };
    return [await place(namedOrder, crew), await place(logoToApprove, [nilsAs(crew)])];
  });
  // Stores the proofs, and the reason why the order cannot be produced yet.
  for (const order of orders) await listEntries(shop.db, order, now);
}

/** Nils with the logo that waits. */
function nilsAs(crew: readonly NamedWearer[]): NamedWearer {
  const { id, firstName, lastName, infos } = personOf(logoToApprove.buyer);
  return { id, firstName, lastName, employeeNo: infos.EmployeeNo ?? '', logo: crew.at(-1)?.logo };
}

async function listWearers(db: Db): Promise<NamedWearer[]> {
  const versions = (await listVersionsOf(db, hamnvik)).filter(({ name }) => name === 'Hamnvik');
  const logoOf = (state: string) => {
    const found = versions.find((version) => version.state === state);
    if (!found) throw new Error(`Hamnvik has no logo that is ${state}`);
    const { logoId, version, name, fileName, widthMm } = found;
    return { logoId, version, name, fileName, widthMm };
  };
  const crew = demoCrew.filter(({ isActive, emailAddress }) => isActive && emailAddress).slice(from, from + wearers);
  const { rows } = await sql<{ id: number; email: string }>`
    select id, email_address as email from customer
    where email_address = any(${crew.map(({ emailAddress }) => emailAddress)}::text[])`.execute(db);
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  return crew.flatMap(({ firstName, lastName, employeeNo, emailAddress }, at) => {
    const id = ids.get(emailAddress);
    const logo = logoOf(at === crew.length - 1 ? 'waiting' : 'released');
    return id === undefined ? [] : [{ id, firstName, lastName, employeeNo, logo }];
  });
}

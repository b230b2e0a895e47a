import { goodsOf } from '#modules/fulfilment/held-order.ts';
import { personOf } from '../companies/person-of.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { readArticles } from './article-store.server.ts';
import { askForMore } from './ask-for-more.server.ts';
import { askStaff } from './ask-staff.server.ts';
import { carryOut } from './carry-out.server.ts';
import { courseOf } from './course.ts';
import { demoOrder, listOf } from './demo-order.ts';
import { exchange } from './exchange.server.ts';
import { namedRows } from './named-rows.ts';
import { madeIn, readNaming } from './naming.server.ts';
import { planOrders, randomOf } from './order-plan.ts';
import { payByCard } from './pay-by-card.server.ts';
import { placeOrder } from './place-order.server.ts';
import { saveDemoCarts } from './save-carts.server.ts';

/** Eighteen months of orders with their history, and saved carts. All or none. */
export async function fillOrders(shop: DemoShop): Promise<void> {
  const now = shop.clock.now();
  const plans = planOrders();
  const listFor = ({ buyer, goods }: (typeof plans)[number]) => listOf(personOf(buyer), goods);
  await shop.db.transaction().execute(async (db) => {
    const articles = await readArticles(db, [...new Set(plans.map(listFor))]);
    const naming = await readNaming(db);
    // Exchange orders are the newest, because numbers grow with time.
    const exchanges: (() => Promise<void>)[] = [];
    for (const plan of plans) {
      const choice = articles.get(listFor(plan));
      // A world of a few markets has no prices for people of other markets.
      if (!choice) continue;
      const random = randomOf(plan);
      if (plan.fate === 'named' && !naming) continue;
      const named =
        plan.fate === 'named' && naming
          ? { bought: namedRows(naming, namedPeople()), services: madeIn(naming) }
          : undefined;
      const draft = await demoOrder(plan, { person: personOf(plan.buyer), articles: choice, random, now, ...named });
      const order = await placeOrder(db, plan, draft);
      await payByCard(db, order);
      await carryOut({ shop, db }, order, courseOf(plan.fate, goodsOf(order), draft.createdAt, random), now);
      await askStaff(db, order, plan.asks, random, now);
      if (plan.asks === 'exchange') exchanges.push(() => exchange(db, order, choice, random, now));
      if (plan.isHidden) await db.updateTable('orders').set({ is_hidden: true }).where('id', '=', order.id).execute();
    }
    for (const carryOutExchange of exchanges) await carryOutExchange();
    await saveDemoCarts(db, articles, now);
    await askForMore(db, articles, now);
  });
}

/** Colleagues of Vera, whose jackets have their names. */
const namedPeople = () =>
  ['ingrid.rosvall', 'hassan.karimi', 'nils.kajander', 'ture.ankarsten'].map((name) => {
    const { id, firstName, lastName, infos } = personOf(`${name}@hamnvik.example`);
    return { id, firstName, lastName, employeeNo: infos.EmployeeNo ?? '' };
  });

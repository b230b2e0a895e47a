import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { DeputiesView } from '#app/components/pending-orders/pending-view.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { deputyForm } from '#modules/deputy/deputy-schema.ts';
import { dayInMarket } from '#modules/deputy/find-deputies.server.ts';
import { endDeputy, nameDeputy, readDeputies } from '#modules/deputy/name-deputy.server.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createDayFormat } from '#modules/market/day-format.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Undefined for those who have no deputies, such as staff of the shop. */
export async function loadDeputies(shop: Shop, visit: Visit): Promise<DeputiesView | undefined> {
  const read = await readDeputies(shop, visit);
  if (!read.ok) return undefined;
  const dayOf = createDayFormat(cultureOf(visit));
  const { mine, ofOthers, colleagues } = read.value;
  const days = ({ from, to }: { from: string; to: string }) => ({ from: dayOf(from), to: dayOf(to) });
  return {
    mine: mine.map((one) => ({ id: one.id, name: one.deputyName, isVoid: one.isVoid, ...days(one) })),
    ofOthers: ofOthers.map((one) => ({ id: one.id, name: one.approverName, isVoid: one.isVoid, ...days(one) })),
    colleagues,
    today: dayInMarket(visit.market.marketId, visit.now),
  };
}

const endForm = z.object({ id: z.uuid() });

/** Names a deputy, or takes the right back. Undefined for another intent. */
export async function changeDeputies(posted: PostedForm): Promise<ActionAnswer | undefined> {
  const { shop, visit, form } = posted;
  const intent = form.get('intent');
  const done = (what: string) => redirect(`${routeHref('companyPendingOrders', visit.language)}?done=${what}`);
  const domain = 'pending-orders';
  const labels = { deputyId: 'deputy.deputyId', from: 'deputy.from', to: 'deputy.to' };
  if (intent === 'name-deputy')
    return answerForm(posted, {
      intent,
      domain,
      labels,
      schema: deputyForm,
      fieldOf: { 'deputy-days-invalid': 'to', 'deputy-not-found': 'deputyId' },
      run: (typed) => nameDeputy(shop, visit, typed),
      done: () => done('deputyNamed'),
    });
  if (intent !== 'end-deputy') return undefined;
  const ended = endForm.safeParse({ id: form.get('id') });
  if (!ended.success) throw data(null, { status: 400 });
  await endDeputy(shop, visit, ended.data);
  // Ending a deputy who has ended already is a no-op.
  return done('deputyEnded');
}

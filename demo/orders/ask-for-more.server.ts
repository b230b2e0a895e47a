import { newId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import { insertTicket } from '#modules/limit-ticket/ticket-store.server.ts';
import type { Db } from '#platform/db/db.server.ts';
import { personOf } from '../companies/person-of.ts';
import { randomFor } from '../random.ts';
import type { DemoArticle } from './article-store.server.ts';
import { companyOf, listOf } from './demo-order.ts';

const dayMs = 86_400_000;
const reason = 'Jag behöver nya svetskläder och skor före vintern.';

/** Nils asked yesterday for a higher amount limit, and Vera has not answered yet. */
export async function askForMore(
  db: Db,
  articles: ReadonlyMap<string, readonly DemoArticle[]>,
  now: Date,
): Promise<void> {
  const nils = personOf('nils.kajander@hamnvik.example');
  const company = companyOf(nils);
  // A world without Sweden has no goods that he could buy.
  if (!company || !articles.has(listOf(nils, 'own'))) return;
  const created = new Date(now.getTime() - dayMs);
  const random = randomFor('limit-tickets-v1', nils.emailAddress);
  await insertTicket(db, {
    id: newId(created, (count) => Uint8Array.from({ length: count }, () => random.int(0, 255))),
    customerId: nils.id,
    companyId: company.id,
    amount: money(600_000, 'SEK'),
    reason,
    status: 'open',
    answer: '',
    created,
  });
}

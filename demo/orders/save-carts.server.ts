import { insertSavedCart } from '#modules/cart/insert-saved-cart.server.ts';
import { markets } from '#modules/market/markets.ts';
import type { Db } from '#platform/db/db.server.ts';
import { personOf } from '../companies/person-of.ts';
import { randomFor } from '../random.ts';
import type { DemoArticle } from './article-store.server.ts';
import { companyOf, listOf } from './demo-order.ts';
import { demoCarts } from './saved-carts.ts';

const dayMs = 86_400_000;

export async function saveDemoCarts(
  db: Db,
  articles: ReadonlyMap<string, readonly DemoArticle[]>,
  now: Date,
): Promise<void> {
  for (const { owner, name, description, daysAgo } of demoCarts) {
    const person = personOf(owner);
    const company = companyOf(person);
    const random = randomFor('carts-v1', `${owner}/${name}`);
    const chosen = random.sample(articles.get(listOf(person, 'own')) ?? [], 4);
    if (chosen.length === 0) continue;
    await insertSavedCart(db, {
      marketId: markets[person.market].marketId,
      owner: company
        ? { kind: 'company', companyId: company.id, customerId: person.id, punchOutSession: undefined }
        : { kind: 'customer', customerId: person.id },
      name,
      description,
      at: new Date(now.getTime() - daysAgo * dayMs),
      items: chosen.map(({ partNo, sizes, names }) => ({
        sku: `${partNo}${sizes[Math.floor(sizes.length / 2)] ?? ''}`,
        name: names[person.language] ?? names.en ?? '',
        quantity: random.int(1, 4),
      })),
    });
  }
}

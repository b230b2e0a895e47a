import { ok, refuse } from '#core/result.ts';
import { readConformityFacts } from '../assortment/read-conformity-facts.server.ts';
import type { Visit } from '../visit.ts';
import { type Conformity, conformityOf } from './declaration.ts';
import { type DocumentShop, findDocumented } from './find-documented.server.ts';

/** Access: everybody, for products they see. Conformity of each product, in the given order without duplicates. */
export async function readConformity(shop: DocumentShop, visit: Visit, partNos: readonly string[]) {
  const seen: string[] = [];
  for (const partNo of partNos) {
    const product = await findDocumented(shop, visit, partNo);
    if (!product) return refuse({ code: 'product-not-found', product: partNo });
    seen.push(product.basePartNo);
  }
  const facts = await readConformityFacts(shop, visit, seen);
  return ok<Conformity[]>(facts.map(conformityOf));
}

import type { Cut } from '../../proof/cut.ts';
import type { Shop } from '../../shop.server.ts';
import { readServicesOrNone } from '../../vas/services.server.ts';
import type { Visit } from '../../visit.ts';
import type { ChosenService } from './chosen-service.ts';
import { readLogosFor } from './row-logos.server.ts';
import { stillHad } from './want-services.ts';

type Former = {
  /** Services that the product can have, by `serviceId`. */
  readonly services: readonly string[];
  readonly categories: readonly string[];
  readonly cut: Cut | undefined;
  readonly former: readonly ChosenService[];
};

/** For each product of an earlier order the numbers of the services that can be had again as they were. */
export async function readFormerServices(
  shop: Shop,
  visit: Visit,
  products: readonly Former[],
): Promise<ReadonlySet<number>[]> {
  if (products.every(({ former }) => former.length === 0)) return products.map(() => new Set());
  const services = await readServicesOrNone(shop, visit);
  const choices = products.map(({ former, ...product }) => ({ product, chosen: former }));
  const asking = { ...visit, logos: await readLogosFor(shop.db, visit.claims, services, choices) };
  return products.map(({ former, ...product }) => {
    const had = stillHad(services, product, former, asking);
    return new Set(had.map(({ serviceArticleId }) => serviceArticleId));
  });
}

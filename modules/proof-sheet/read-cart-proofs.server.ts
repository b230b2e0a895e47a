import type { Offer } from '../assortment/offer.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import type { CartRowView } from '../cart/cart-view.ts';
import { readCartView } from '../cart/read-cart-view.server.ts';
import { buildProof } from '../proof/build-proof.ts';
import type { Shop } from '../shop.server.ts';
import { readServicesOrNone } from '../vas/services.server.ts';
import { hasLettering, serviceArticleIdOf, type VasArticle } from '../vas/vas-article.ts';
import type { Visit } from '../visit.ts';
import { createLogoReader, createLogoVersions, type LogoReader } from './logo-artwork.server.ts';
import { stateOf } from './production-state.ts';
import type { ProofEntry } from './proof-entry.ts';
import { hashOf, listFormerTexts, type NewProof, saveCartProofs } from './proof-store.server.ts';

/** Access: everybody, to their own cart. Keeps what it shows. */
export async function readCartProofs(shop: Shop, visit: Visit): Promise<ProofEntry[]> {
  const cart = await readCartView(shop, visit, { mode: 'excl' });
  const offers = await readOffers(shop, visit, [], { mode: 'excl' });
  const services = await readServicesOrNone(shop, visit);
  const drawings = createLogoReader(shop.db);
  const versions = createLogoVersions(shop.db);
  const found = await Promise.all(
    cart.rows.flatMap((row) =>
      row.children.map((child) =>
        entryOf(row, child, {
          ...offers.get(row.sku),
          article: services.find(serviceArticleIdOf(child.sku)),
          drawings,
          versions,
        }),
      ),
    ),
  );
  const shown = found.flatMap((one) => one ?? []);
  const buyerId = visit.claims?.customer_id;
  const former = await listFormerTexts(
    shop.db,
    shown.flatMap(({ entry: { lines }, row: { customer }, child }) =>
      customer && lines.length > 0 ? [{ cartRowId: child.id, wearerId: customer.id, lines }] : [],
    ),
  );
  await saveCartProofs(
    shop.db,
    shown.flatMap(({ entry: { made }, row, child }): NewProof[] =>
      made ? [{ cartRowId: child.id, wearerId: row.customer?.id, buyerId, proof: made.proof }] : [],
    ),
    visit.now,
  );
  return shown.map(({ entry, child }) => ({ ...entry, formerLines: former.get(child.id) }));
}

type Offered = Pick<Offer, 'categories' | 'cut' | 'colour'> & {
  readonly article: VasArticle | undefined;
  readonly drawings: LogoReader;
  readonly versions: ReturnType<typeof createLogoVersions>;
};

async function entryOf(row: CartRowView, child: CartRowView, offered: Offered) {
  const { categories, cut, colour, article, drawings, versions } = offered;
  const { service } = child;
  if (!service || !article) return undefined;
  const lines = service.selected.textTemplates;
  const built = await buildProof(
    { categories, cut, size: row.size, hexes: colour?.hexes ?? [] },
    {
      service: service.selected.type,
      position: service.position,
      lines,
      hasText: hasLettering(article),
      typeface: service.typeface,
      heightMm: service.heightMm,
      ink: service.ink,
      limits: article,
    },
    await drawings(service.logo),
  );
  if (built.kind === 'none') return undefined;
  const entry: ProofEntry = {
    rowNumber: child.rowNumber,
    sku: row.sku,
    garment: row.name,
    colour: row.colour?.name ?? '',
    size: row.size,
    quantity: row.quantity,
    serviceQuantity: child.quantity,
    isSeen: true,
    state: stateOf(built, { logo: (await versions(service.logo))?.state, isTextComplete: service.isValid }),
    service: child.name,
    position: service.positionName ?? '',
    wearer: row.customer?.name,
    renamedTo: undefined,
    lines,
    made: built.kind === 'proof' ? { hash: hashOf(built.proof), proof: built.proof } : undefined,
    problems: built.kind === 'proof' ? built.problems : [],
    hints: built.kind === 'proof' ? built.hints : [],
  };
  return { entry, row, child };
}

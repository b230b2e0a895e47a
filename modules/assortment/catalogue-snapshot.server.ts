import { setImmediate } from 'node:timers/promises';
import type { Db } from '#platform/db/db.server.ts';
import { readVersion } from '#platform/snapshots/snapshot-store.server.ts';
import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { catalogueTopic } from '../catalogue/catalogue-topics.ts';
import {
  listChangedProducts,
  listPriceLists,
  listProductNumbers,
  readProductTexts,
} from '../catalogue/product-pages-store.server.ts';
import type { StoredCategory, StoredFamily, StoredGroup } from '../catalogue/stored-reference.ts';
import { listReferences } from '../catalogue/storefront-store.server.ts';
import type {
  MarketSource,
  StoredColour,
  StoredMaterial,
  StoredParametric,
  StoredStandard,
} from '../list-engine/source.ts';
import type { Market, MarketCode } from '../market/market.ts';
import { markets } from '../market/markets.ts';
import type { Shop } from '../shop.server.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import type { CatalogueThread } from './catalogue-thread.ts';
import type { ColumnWorks } from './column-works.ts';

/** The embedded database works in this thread and never lets go by itself: between two pages, others get their turn. */
const productsPerPage = 25;

export type CatalogueReader = Pick<Shop, 'snapshots' | 'catalogueThread'>;

/** What a market's visitors find, ready to be asked. It takes long to build, so the old one answers meanwhile. */
const catalogueOfMarket = (thread: CatalogueThread): Snapshot<MarketCode, Catalogue> => ({
  topic: catalogueTopic,
  name: 'assortment',
  servesOld: true,
  build: async (db, code, held) => {
    const catalogue = await thread.run((works) => buildCatalogue(db, works, markets[code]));
    if (held) await makeReady(catalogue, held);
    return catalogue;
  },
});

/** What visitors ask of the old one they will ask of the new one, all at once: each is made in its turn, and requests pass between. */
async function makeReady(catalogue: Catalogue, held: Catalogue): Promise<void> {
  for (const question of held.lately()) {
    await setImmediate();
    catalogue.assortmentFor(question);
  }
  await setImmediate();
}

export function readCatalogue(shop: CatalogueReader, market: MarketCode): Promise<Catalogue> {
  return shop.snapshots.read(catalogueOfMarket(shop.catalogueThread), market);
}

/** For whoever has changed something and is to see it in the answer: waits until the new value stands. */
export async function renewCatalogue(shop: CatalogueReader, market: MarketCode): Promise<void> {
  await shop.snapshots.read({ ...catalogueOfMarket(shop.catalogueThread), servesOld: false }, market);
}

/**
 * Not read in one transaction: the embedded database has one connection, and a transaction would keep everybody waiting until the
 * last page. Versions make up for it. A product and its prices are read in one statement and so belong together. Whatever is
 * committed while pages are read has a higher version than the one noted here and raises that of the topic: this catalogue
 * is then old already, and the next one reads all that was written since, so a mixture of two states lasts for one build.
 */
async function buildCatalogue(db: Db, works: ColumnWorks, market: Market): Promise<Catalogue> {
  // Noted before anything is read: what changes meanwhile is read again the next time, and nothing is passed over.
  const version = await readVersion(db, catalogueTopic);
  const source = await readSource(db, market);
  const priceLists = source.priceLists.map(({ code }) => code);
  const since = await works.open(source);
  const written = since === undefined ? undefined : await listChangedProducts(db, since, priceLists);
  if (since !== undefined && !written) await works.open(source, { isAnew: true });
  const { changed, removed } = written ?? { changed: await listProductNumbers(db), removed: [] };
  const gone = new Set([...removed, ...changed]);
  const readPage = async (at: number) => {
    await setImmediate();
    return readProductTexts(db, market, priceLists, changed.slice(at, at + productsPerPage));
  };
  let page = await readPage(0);
  for (let at = 0; at < changed.length; at += productsPerPage) {
    for (const { basePartNo } of page) gone.delete(basePartNo);
    // The next page is read while this one is taken in.
    [page] = await Promise.all([readPage(at + productsPerPage), works.take(market.code, page)]);
  }
  return openCatalogue(await works.close(market.code, version, [...gone]));
}

async function readSource(db: Db, market: Market): Promise<MarketSource> {
  const { code, languages, defaultLocale, vatBasisPoints, currency } = market;
  return {
    market: { code, languages, defaultLocale, vatBasisPoints, currency },
    categories: await listReferences<StoredCategory>(db, 'category'),
    parametrics: await listReferences<StoredParametric>(db, 'parametric'),
    colours: await listReferences<StoredColour>(db, 'colour'),
    materials: await listReferences<StoredMaterial>(db, 'material'),
    standards: await listReferences<StoredStandard>(db, 'standard'),
    families: await listReferences<StoredFamily>(db, 'family'),
    groups: await listReferences<StoredGroup>(db, 'group'),
    priceLists: await listPriceLists(db, code),
  };
}

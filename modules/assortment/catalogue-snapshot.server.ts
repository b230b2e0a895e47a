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

/** PGlite runs one statement at a time; between two pages of products, those of requests have their turn. */
const productsPerPage = 25;

export type CatalogueReader = Pick<Shop, 'snapshots' | 'catalogueThread'>;

/**
 * The searchable catalogue of a market. Building it takes long, so the old catalogue is used until the new one is
 * ready.
 */
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

/** The new catalogue will get the same queries as the old one. Prepare each in turn and let requests run in between. */
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

/** For a caller that has made a change and must see it in its response: waits until the new snapshot is in use. */
export async function renewCatalogue(shop: CatalogueReader, market: MarketCode): Promise<void> {
  await shop.snapshots.read({ ...catalogueOfMarket(shop.catalogueThread), servesOld: false }, market);
}

/**
 * This does not read in one transaction: PGlite has one connection, and a transaction would block all other requests
 * until the last page. Versions replace it. A product and its prices are read in one statement, so they are consistent.
 * Rows committed while pages are read have a higher version than the one noted here, and they raise the version of the
 * topic. This catalogue is then outdated, and the next one reads those rows. A mix of two states therefore lasts for
 * one build at most.
 */
async function buildCatalogue(db: Db, works: ColumnWorks, market: Market): Promise<Catalogue> {
  // Read the version before the data, so that a change during the build is read again next time.
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
    // Read the next page while this one is processed.
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

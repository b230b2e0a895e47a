import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Language } from '#core/locale.ts';
import type { ProductText } from '../catalogue/product-pages-store.server.ts';
import type { Columns } from '../list-engine/columns.ts';
import { createColumnsBuilder } from '../list-engine/columns-builder.ts';
import type { MarketSource, SourceProduct } from '../list-engine/source.ts';
import type { MarketCode } from '../market/market.ts';
import type { TextDocument } from '../text-search/text-document.ts';
import { buildTextIndex, type TextIndex } from '../text-search/text-index.ts';
import { textDocuments } from './answers/text-documents.ts';

/** Plain data in shared memory, which is passed between threads without copying. */
export type BuiltCatalogue = { columns: Columns; indexes: ReadonlyMap<Language, TextIndex> };

/**
 * Builds columns step by step: open a market, pass the products that changed since its version (or all products), and
 * close. It may run in another thread, so all values are plain data.
 */
export type ColumnWorks = {
  /** `isAnew`: the stored data is too old to be updated. */
  open: (source: MarketSource, options?: { isAnew: boolean }) => Promise<number | undefined>;
  take: (market: MarketCode, products: readonly ProductText[]) => Promise<void>;
  close: (market: MarketCode, version: number, removed: readonly string[]) => Promise<BuiltCatalogue>;
};

/** Compressed: each market has its own, and parsed they would fill the memory. `place` is the sort key. */
type HeldProduct = { place: string; bytes: Uint8Array };
type StoredMarket = {
  version: number;
  source: MarketSource;
  products: Map<string, HeldProduct>;
  built: BuiltCatalogue;
};
type Job = {
  source: MarketSource;
  /** If nothing is stored yet, products are built in as they arrive. */
  builder: CatalogueBuilder | undefined;
  products: Map<string, HeldProduct>;
};

export function createColumnWorks(): ColumnWorks {
  const held = new Map<MarketCode, StoredMarket>();
  const jobs = new Map<MarketCode, Job>();

  const jobOf = (market: MarketCode): Job => {
    const job = jobs.get(market);
    if (!job) throw new Error(`nobody opened the market ${market}`);
    return job;
  };

  return {
    open: async (source, { isAnew } = { isAnew: false }) => {
      const known = isAnew ? undefined : withSameLists(held.get(source.market.code), source);
      if (!known) held.delete(source.market.code);
      const builder = known ? undefined : createBuilder(source);
      jobs.set(source.market.code, { source, builder, products: new Map() });
      return known?.version;
    },
    take: async (market, page) => {
      const { builder, products } = jobOf(market);
      for (const { basePartNo, primaryCategory, text } of page) {
        products.set(basePartNo, { place: `${primaryCategory}\0${basePartNo}`, bytes: compress(text) });
        builder?.add(parse(text));
      }
    },
    close: async (market, version, removed) => {
      const job = jobOf(market);
      jobs.delete(market);
      const before = held.get(market);
      const isSame =
        before !== undefined &&
        isSameText(before.source, job.source) &&
        job.products.size === 0 &&
        removed.length === 0;
      const products = merged(before?.products, job.products, removed);
      const built = isSame ? before.built : (job.builder?.finish() ?? buildAll(job.source, products));
      held.set(market, { version, source: job.source, products, built });
      return built;
    },
  };
}

const isSameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Prices of a list that is new to the market were never passed in, so a new list requires a full rebuild. */
function withSameLists(known: StoredMarket | undefined, { priceLists }: MarketSource): StoredMarket | undefined {
  const codes = (lists: MarketSource['priceLists']) => lists.map(({ code }) => code);
  return known && isSameText(codes(known.source.priceLists), codes(priceLists)) ? known : undefined;
}

function merged(
  before: ReadonlyMap<string, HeldProduct> | undefined,
  taken: Map<string, HeldProduct>,
  removed: readonly string[],
): Map<string, HeldProduct> {
  if (!before) return taken;
  const gone = new Set(removed);
  const kept = [...before].filter(([basePartNo]) => !gone.has(basePartNo));
  return new Map([...new Map([...kept, ...taken])].sort(([, a], [, b]) => (a.place < b.place ? -1 : 1)));
}

type CatalogueBuilder = { add(product: SourceProduct): void; finish(): BuiltCatalogue };

/** Builds the columns, and one search index per language of the market. */
function createBuilder(source: MarketSource): CatalogueBuilder {
  const columns = createColumnsBuilder(source);
  const tongues = source.market.languages.map((language) => ({
    language,
    documentOf: textDocuments(source, language),
    documents: [] as TextDocument[],
  }));
  return {
    add: (product) => {
      const row = columns.add(product);
      for (const { documentOf, documents } of tongues) documents.push(documentOf(product, row));
    },
    finish: () => ({
      columns: columns.finish(),
      indexes: new Map(tongues.map(({ language, documents }) => [language, buildTextIndex(documents, language)])),
    }),
  };
}

function buildAll(source: MarketSource, products: ReadonlyMap<string, HeldProduct>): BuiltCatalogue {
  const builder = createBuilder(source);
  for (const { bytes } of products.values()) builder.add(parse(zstdDecompressSync(bytes).toString()));
  return builder.finish();
}

/** Copied, because what the library returns keeps its whole working memory. */
const compress = (text: string): Uint8Array => new Uint8Array(zstdCompressSync(text));

/** The database returns null for values that a feed left out. */
function parse(text: string): SourceProduct {
  const product = JSON.parse(text) as SourceProduct;
  const said = Object.entries(product).filter(([, value]) => value !== null);
  return Object.fromEntries(said) as SourceProduct;
}

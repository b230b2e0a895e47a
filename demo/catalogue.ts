import type { FeedRow } from '#modules/catalogue/feed-schema.ts';
import { productChapter } from './products.ts';
import { referenceChapter } from './reference.ts';
import { type Chapter, createWorld, type WorldOptions } from './world.ts';

/** Sizes of the demo world: for tests, for everybody, and any other number for benchmarks. */
export const smallWorld = 40;
export const defaultWorld = 600;

const chapters: readonly Chapter[] = [referenceChapter, productChapter];

/** The demo catalogue as rows of the import feed, one at a time. The same options give the same bytes. */
export function* generateCatalogue(options: WorldOptions): Iterable<FeedRow> {
  const world = createWorld(options);
  for (const chapter of chapters) yield* chapter(world);
}

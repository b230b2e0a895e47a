import { randomUUID } from 'node:crypto';
import { dateIn } from '#core/dates.ts';
import type { FeedLine } from '#modules/catalogue/feed-lines.server.ts';
import { parseFeedLine } from '#modules/catalogue/feed-schema.ts';
import { importCatalogue } from '#modules/catalogue/import-catalogue.server.ts';
import { generateCatalogue } from './catalogue.ts';
import type { DemoOptions, DemoShop } from './fill-demo.server.ts';
import { demoSeed, type WorldOptions } from './world.ts';

// A product of the demo has about 191 rows, most of them market prices; accurate enough for showing progress.
const rowsPerProduct = 191;

/** Imports the demo catalogue as text lines, through the same import as the product feed of a shop. */
export async function fillCatalogue(shop: DemoShop, { products, markets, onProgress }: DemoOptions): Promise<void> {
  const world: WorldOptions = {
    seed: demoSeed,
    products,
    today: dateIn('Europe/Stockholm', shop.clock.now()),
    ...(markets && { markets }),
  };
  const expected = products * rowsPerProduct * ((markets?.length ?? 23) / 23);
  const result = await importCatalogue(shop, {
    id: randomUUID(),
    source: 'demo',
    strict: true,
    full: false,
    lines: linesOf(world),
    onProgress: (rows) => onProgress('demo catalogue', { rows, fraction: Math.min(0.99, rows / expected) }),
  });
  if (!result.ok) throw new Error(`the demo catalogue was refused: ${result.refusal.refused} lines`);
}

async function* linesOf(world: WorldOptions): AsyncGenerator<FeedLine> {
  let line = 0;
  for (const row of generateCatalogue(world)) {
    line += 1;
    const text = JSON.stringify(row);
    yield { line, length: text.length, parsed: parseFeedLine(text) };
  }
}

import { parseArgs } from 'node:util';
import { generateCatalogue } from './catalogue.ts';

/** Prints the picture paths of the first colours, for picture benchmarks: node demo/picture-paths.ts --products 60 */
const { values } = parseArgs({ options: { products: { type: 'string', default: '60' } } });
const rows = generateCatalogue({
  seed: 'catalogue-v1',
  products: Number(values.products),
  today: '2026-11-15',
  languages: ['en'],
  markets: [],
});
for (const row of rows)
  if (row.kind === 'product') for (const { path } of row.colours[0]?.media ?? []) process.stdout.write(`${path}\n`);

import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { isLanguage } from '#core/locale.ts';
import { generateCatalogue } from './catalogue.ts';

/** Prints a catalogue of the demo world as lines of a feed: node demo/feed.ts --products 60 --languages sv,en --markets se */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '60' },
    languages: { type: 'string', default: 'en' },
    markets: { type: 'string', default: 'uk' },
    seed: { type: 'string', default: 'catalogue-v1' },
    today: { type: 'string', default: '2026-11-15' },
  },
});
const rows = generateCatalogue({
  seed: values.seed,
  products: Number(values.products),
  today: values.today,
  languages: values.languages.split(',').filter(isLanguage),
  markets: values.markets.split(','),
});
for (const row of rows) if (!process.stdout.write(`${JSON.stringify(row)}\n`)) await once(process.stdout, 'drain');

import { parseArgs } from 'node:util';
import { isLanguage, languages } from '#core/locale.ts';
import { defaultWorld, generateCatalogue } from './catalogue.ts';

/** Prints product texts for proofreading: node demo/show.ts --count 20 --languages de,pl --every 30 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '5' },
    every: { type: 'string', default: '1' },
    languages: { type: 'string', default: languages.join(',') },
    seed: { type: 'string', default: 'catalogue-v1' },
    usps: { type: 'boolean', default: false },
  },
});

const chosen = values.languages.split(',').filter(isLanguage);
const every = Number(values.every);
let seen = 0;
let shown = 0;

const rows = generateCatalogue({
  seed: values.seed,
  products: defaultWorld,
  today: '2026-11-15',
  languages: chosen,
  markets: [],
});
for (const row of rows) {
  if (row.kind !== 'product' || seen++ % every !== 0) continue;
  process.stdout.write(
    `\n${row.basePartNo} ${row.type} ${row.genders.join()} ${row.standards.map(({ id }) => id).join(', ')}\n`,
  );
  for (const language of chosen) {
    const text = row.texts[language];
    process.stdout.write(`  ${language}  ${text?.name}\n      ${text?.description}\n`);
    if (values.usps) process.stdout.write(`      * ${text?.usps.join('\n      * ')}\n`);
  }
  if (++shown >= Number(values.count)) break;
}

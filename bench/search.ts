import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { isLanguage } from '#core/locale.ts';
import { completeText } from '#modules/text-search/complete-text.ts';
import { searchText } from '#modules/text-search/search-text.ts';
import type { TextDocument } from '#modules/text-search/text-document.ts';
import { buildTextIndex, type TextIndex } from '#modules/text-search/text-index.ts';
import { inRoot } from '#tools/lib/root.ts';
import { median } from './lib/quantile.ts';
import { printTable } from './lib/table.ts';

// The cost of a search on one core, compared with a scan of all texts: npm run bench search -- --products 2000,20000 --language sv
const { values } = parseArgs({
  options: { products: { type: 'string', default: '2000,20000' }, language: { type: 'string', default: 'sv' } },
});
const { language } = values;
if (!isLanguage(language)) throw new Error(`${language} is no language of the shop`);
const rounds = 5;
const roundMs = 300;
const coloursOfEach = 6;
const sizesOfEach = 2;

const shown = readDemo();
for (const size of values.products.split(',')) measureShop(Number(size));

type Shown = { name: string; description: string; usps: string[]; standards: string[] };

/** The demo world's texts, in the format for proofreading. */
function readDemo(): Shown[] {
  const args = [inRoot('demo/show.ts'), '--count', '600', '--languages', language, '--usps'];
  return execFileSync(process.execPath, args)
    .toString()
    .trim()
    .split('\n\n')
    .map((block) => {
      const [heading = '', name = '', description = '', ...usps] = block.split('\n').map((line) => line.trim());
      const standards = heading.split(' ').slice(3).join(' ').split(', ');
      return {
        name: name.slice(language.length).trim(),
        description,
        usps: usps.map((usp) => usp.slice(2)),
        standards,
      };
    });
}

/** Products with sentences of different demo products: more products than the demo world has, with its vocabulary. */
function documentsOf(count: number): TextDocument[] {
  const told = (at: number) => shown[at % shown.length] ?? { name: '', description: '', usps: [], standards: [] };
  return Array.from({ length: count }, (_, id) => {
    const [own, other] = [told(id), told(id * 7 + Math.floor(id / shown.length))];
    const base = String(10_000_000 + id * 37);
    const partNos = Array.from({ length: coloursOfEach }, (_, colour) => `${base}0${colour}00`);
    return {
      id,
      name: own.name.replace(/\d{4}/, String(1000 + (id % 9000))),
      description: `${own.description} ${other.description}`,
      usps: [...own.usps, ...other.usps].slice(0, 10),
      categories: [own.name.split(' ')[2] ?? ''],
      family: own.name.split(' ')[0],
      material: undefined,
      standards: own.standards,
      colours: [],
      features: own.usps.slice(0, 2),
      partNos,
      eans: partNos.flatMap((_, colour) =>
        Array.from({ length: sizesOfEach }, (_, size) => String(7_300_000_000_000 + id * 100 + colour * 10 + size)),
      ),
      rank: (id * 7919) % count,
    };
  });
}

function measureShop(count: number): void {
  const documents = documentsOf(count);
  const begun = process.cpuUsage();
  const index = buildTextIndex(documents, values.language as TextIndex['language']);
  const buildMs = secondsSince(begun) * 1000;
  console.log(`\n${count} products in ${language}: built in ${buildMs.toFixed(0)} ms, ${megabytes(index)} MB`);
  const scan = scanner(documents);
  printTable([
    ['', 'asked', 'found', 'per second', 'µs each', 'times a scan'],
    ...Object.entries(questionsOf(documents)).map(([name, asked]) => {
      const perSecond = median(rates((text) => searchText(index, text).ids.length, asked));
      const scanned = median(rates(scan, asked.slice(0, 5)));
      return [
        name,
        String(asked.length),
        String(median(asked.map((text) => searchText(index, text).ids.length))),
        perSecond.toFixed(0),
        (1e6 / perSecond).toFixed(0),
        (perSecond / scanned).toFixed(0),
      ];
    }),
    ['completion', '', '', ...completionRow(index, questionsOf(documents)['the beginning of a word'] ?? [])],
  ]);
}

function completionRow(index: TextIndex, asked: readonly string[]): string[] {
  const perSecond = median(rates((text) => completeText(index, text).length, asked));
  return [perSecond.toFixed(0), (1e6 / perSecond).toFixed(0), ''];
}

/** Search texts made of words from names, the same in each run. */
function questionsOf(documents: readonly TextDocument[]): Record<string, string[]> {
  const names = documents.filter((_, at) => at % Math.ceil(documents.length / 60) === 0);
  const words = [...new Set(names.flatMap(({ name }) => name.split(/[\s,]+/)))].filter((word) =>
    /^\p{L}{5,}$/u.test(word),
  );
  const swapped = (word: string) => `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`;
  return {
    'a word': words,
    'two words': names.map(({ name }) =>
      name
        .split(/[\s,]+/)
        .filter((_, at) => at % 2 === 0)
        .slice(0, 2)
        .join(' '),
    ),
    'the beginning of a word': words.map((word) => word.slice(0, 3)),
    'one letter': [...new Set(words.map((word) => word.slice(0, 1)))],
    'a misspelled word': words.map(swapped),
    'two words, one misspelled': words.map((word, at) => `${swapped(word)} ${words[(at + 3) % words.length] ?? ''}`),
    'no word': words.map((word) => word.split('').toReversed().join('')),
    'a part number': names.map(({ partNos }) => partNos[0] ?? ''),
    'the beginning of a part number': names.map(({ partNos }) => partNos[0]?.slice(0, 5) ?? ''),
    'an EAN': names.map(({ eans }) => eans[0] ?? ''),
  };
}

/** A shop without an index: scans all texts in lower case. It finds no other word forms and no typing errors. */
function scanner(documents: readonly TextDocument[]): (text: string) => number {
  const texts = documents.map((document) => Object.values(document).flat().join(' ').toLowerCase());
  return (text) => {
    const words = text.toLowerCase().split(' ');
    return texts.filter((one) => words.every((word) => one.includes(word))).length;
  };
}

function rates(search: (text: string) => number, asked: readonly string[]): number[] {
  for (const text of asked) search(text);
  return Array.from({ length: rounds }, () => {
    const begun = process.cpuUsage();
    const until = performance.now() + roundMs;
    let done = 0;
    while (performance.now() < until)
      for (const text of asked) {
        search(text);
        done += 1;
      }
    return done / secondsSince(begun);
  });
}

/** Processor time, so that other processes on the same core do not count. */
function secondsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

function megabytes(value: unknown): string {
  const bytesOf = (part: unknown): number => {
    if (ArrayBuffer.isView(part)) return part.byteLength;
    return typeof part === 'object' && part !== null
      ? Object.values(part).reduce((sum, one) => sum + bytesOf(one), 0)
      : 0;
  };
  return (bytesOf(value) / 1e6).toFixed(1);
}

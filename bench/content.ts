import type { Connection } from './lib/connection.ts';
import { noDatabase, withDatabase } from './lib/database.ts';
import { type Measured, measure } from './lib/load.ts';
import { median } from './lib/quantile.ts';
import { withShop } from './lib/servers.ts';
import { signIn } from './lib/sign-in.ts';
import { giveTask, staffToken } from './lib/staff-token.ts';
import { printTable } from './lib/table.ts';
import { connectToTwoWorkers } from './lib/two-workers.ts';

const connections = 16;
const rounds = 3;
const seconds = 3;
const publications = 20;
const slug = 'bench-page';
const saving = '/api/content/content';

// A page of 60 blocks from the cache and freshly rendered, as ratios to the front page in the same state.
await withShop({ DEMO: '1', DEMO_PRODUCTS: '120' }, async (shop) => {
  const cookie = await signIn(shop, 'astrid.norelius@yrke.example');
  const headers = { cookie, origin: shop, 'content-type': 'application/json' };
  const saved = await fetch(`${shop}${saving}`, { method: 'PUT', headers, body: pageOf('first', 60) });
  if (saved.status !== 200) throw new Error(`the page could not be published: ${saved.status} ${await saved.text()}`);
  const targets = {
    'front page, kept': `${shop}/en`,
    '60 blocks, kept': `${shop}/en/${slug}`,
    // Only the canonical path is cached.
    'front page, made anew': `${shop}/en/`,
    '60 blocks, made anew': `${shop}/en/${slug}/`,
  };
  const results = new Map<string, Measured[]>(Object.keys(targets).map((name) => [name, []]));
  for (const url of Object.values(targets)) await measure(url, { connections, seconds });
  for (let round = 0; round < rounds; round += 1)
    for (const [name, url] of Object.entries(targets))
      results.get(name)?.push(await measure(url, { connections, seconds }));
  printPages(results);
});

// The delay until another worker, which had kept the former version, shows a page that one worker has published.
const done = await withDatabase((DATABASE_URL) =>
  withShop({ DATABASE_URL, WORKERS: '2' }, async (address) => {
    const [writer, reader] = await connectToTwoWorkers(address);
    await giveTask(DATABASE_URL, 'content');
    const authorization = `Bearer ${await staffToken()}`;
    const seen: { afterSent: number; afterAnswer: number }[] = [];
    for (let count = 0; count < publications; count += 1)
      seen.push(await publishAndWatch(writer, reader, authorization, `version-${count}-`));
    writer.close();
    reader.close();
    const row = (name: string, times: number[]) => [name, median(times).toFixed(1), Math.max(...times).toFixed(1)];
    console.log(`a page published through one of 2 workers and read through the other, ${seen.length} times`);
    printTable([
      ['ms until it is seen', 'median', 'longest'],
      row(
        'from sending the page',
        seen.map(({ afterSent }) => afterSent),
      ),
      row(
        'from its answer',
        seen.map(({ afterAnswer }) => afterAnswer),
      ),
    ]);
  }),
);
if (done === 'none') console.log(noDatabase);

async function publishAndWatch(writer: Connection, reader: Connection, authorization: string, words: string) {
  const headers = { authorization, 'content-type': 'application/json' };
  const sent = performance.now();
  const answered = writer.ask(saving, { method: 'PUT', headers, body: pageOf(words, 60) }).then(({ status, text }) => {
    if (status !== 200) throw new Error(`the page could not be published: ${status} ${text}`);
    return performance.now();
  });
  while (!(await reader.ask(`/en/${slug}`)).text.includes(words));
  const seen = performance.now();
  return { afterSent: seen - sent, afterAnswer: Math.max(0, seen - (await answered)) };
}

/** Headings, paragraphs, lists, tables and cards in turn. */
function pageOf(words: string, count: number): string {
  const text = `${words} Clothes that keep their shape after a thousand washes. `.repeat(4);
  const kinds = [
    { name: 'core/heading', attributes: { text: words, level: 2 } },
    {
      name: 'core/paragraph',
      attributes: { text: [text, { text: words, strong: true, link: { page: 'allProducts' } }] },
    },
    { name: 'core/list', attributes: { items: [words, text, words] } },
    { name: 'core/table', attributes: { head: ['C', 'cm'], rows: Array.from({ length: 6 }, () => [words, '100']) } },
    {
      name: 'shop/column-cards',
      attributes: { heading: words, cards: ['1', '2', '3'].map((title) => ({ title, text })) },
    },
    { name: 'core/group', attributes: {}, children: [{ name: 'core/quote', attributes: { text: words } }] },
  ];
  const blocks = Array.from({ length: count }, (_, at) => kinds[at % kinds.length]);
  const page = { slug, template: 'default', title: words, description: words, blocks };
  return JSON.stringify({ language: 'en', everywhere: true, page });
}

function printPages(results: ReadonlyMap<string, readonly Measured[]>): void {
  const of = (name: string, key: keyof Measured) => median((results.get(name) ?? []).map((one) => one[key]));
  console.log(`${connections} connections, medians of ${rounds} rounds of ${seconds} s taken in turns`);
  printTable([
    ['page of 60 blocks', 'requests/s of front page', 'p50 of front page', 'p99 of front page', 'CPU of front page'],
    ...['kept', 'made anew'].map((state) => [
      state,
      ...(['perSecond', 'p50', 'p99', 'cpu'] as const).map((key) =>
        (of(`60 blocks, ${state}`, key) / of(`front page, ${state}`, key)).toFixed(2),
      ),
    ]),
  ]);
}

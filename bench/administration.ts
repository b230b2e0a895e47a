import { parseArgs } from 'node:util';
import { roles } from '#modules/auth/roles.ts';
import { insertJob } from '#modules/bulk-job/bulk-job-store.server.ts';
import { countPlaces, type PeopleFilter, pagePeople } from '#modules/people/people-page-store.server.ts';
import { applyPeople, askerOf, peopleImportJob } from '#modules/people-import/apply-people.server.ts';
import { stagePeople } from '#modules/people-import/stage-people.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { readTexts } from '#platform/texts.server.ts';
import { someClaims } from '#tests/build/visit.ts';
import { auditRatio } from './lib/audit-cost.ts';
import { fillCrewWorld } from './lib/crew-world.ts';
import { noDatabase, withDatabase } from './lib/database.ts';
import { processorMs } from './lib/processor-time.ts';
import { median } from './lib/quantile.ts';
import { printTable } from './lib/table.ts';

// A company's people on PostgreSQL: lists at two sizes, measured in turns; imports of two sizes compared with the same number of plain
// inserts; and the cost of the audit in a change.
// npm run bench administration -- --people 5000,50000 --lines 1000,5000 --turns 40 --blocks 20
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '5000,50000' },
    lines: { type: 'string', default: '1000,5000' },
    turns: { type: 'string', default: '40' },
    blocks: { type: 'string', default: '20' },
  },
});
const sizes = values.people.split(',').map(Number);
const imports = values.lines.split(',').map(Number);
const turns = Number(values.turns);

type World = Awaited<ReturnType<typeof fillCrewWorld>>;

const part = { limit: 50, isDescending: false };
const scopeOf = ({ companyId }: World) => ({ companyId, roles: Object.values(roles), approverId: undefined });
const ask = (filter: PeopleFilter) => (world: World) =>
  pagePeople(world.db, scopeOf(world), { filter, sort: 'last-name-first-name', part });

const questions: Record<string, (world: World) => Promise<unknown>> = {
  'first part': ask({}),
  'search by name, one found': ask({ search: 'Last4321' }),
  'search by employee number': ask({ search: '104321' }),
  'one department': ask({ department: 'Department 7' }),
  'people of one approver': ask({ approver: 'person43@bench.example' }),
  'without sizes': ask({ missing: 'size' }),
  'departments with counts': (world) => countPlaces(world.db, scopeOf(world), 'department'),
};

if ((await measureLists(sizes, [])) === 'none') console.log(noDatabase);
else {
  await measureAudit(Number(values.blocks));
  await measureImports();
}

/** Opens a database for each size, nested, so that all are measured in turns. */
async function measureLists([people, ...rest]: readonly number[], worlds: readonly World[]): Promise<unknown> {
  if (people === undefined) return printLists(await askAll(worlds));
  return withDatabase(async (url) => {
    const world = await fillCrewWorld({ DATABASE_URL: url }, people);
    try {
      return await measureLists(rest, [...worlds, world]);
    } finally {
      await world.close();
    }
  });
}

async function askAll(worlds: readonly World[]): Promise<Map<string, number[]>> {
  const taken = new Map<string, number[]>();
  for (let turn = -5; turn < turns; turn += 1)
    for (const [what, question] of Object.entries(questions))
      for (const [at, world] of worlds.entries()) {
        const start = performance.now();
        await question(world);
        // The first turns only warm up.
        if (turn >= 0) taken.set(`${what} ${at}`, [...(taken.get(`${what} ${at}`) ?? []), performance.now() - start]);
      }
  return taken;
}

function printLists(taken: ReadonlyMap<string, number[]>): void {
  console.log(`\np50 of ${turns} turns, in ms; the ratio is that of the largest company to the smallest\n`);
  printTable([
    ['', ...sizes.map((people) => `${people} people`), 'ratio'],
    ...Object.keys(questions).map((what) => {
      const p50 = sizes.map((_, at) => median(taken.get(`${what} ${at}`) ?? []));
      const ratio = (p50.at(-1) ?? Number.NaN) / (p50[0] ?? Number.NaN);
      return [what, ...p50.map((ms) => ms.toFixed(2)), ratio.toFixed(2)];
    }),
  ]);
}

async function measureAudit(blocks: number): Promise<void> {
  await withDatabase(async (url) => {
    const world = await fillCrewWorld({ DATABASE_URL: url }, 1000);
    try {
      const ratio = await auditRatio(await shopOf(world), world, blocks);
      console.log(`\nchange of a person by the same one less its audit entry, processor time: ${ratio.toFixed(3)}\n`);
    } finally {
      await world.close();
    }
  });
}

async function measureImports(): Promise<void> {
  const rows: string[][] = [];
  const texts = await readTexts('messages');
  for (const lines of imports)
    await withDatabase(async (url) => {
      const world = await fillCrewWorld({ DATABASE_URL: url }, 0);
      try {
        rows.push([`${lines} lines`, ...(await importOf(world, texts, lines))]);
      } finally {
        await world.close();
      }
    });
  console.log('\nimports of new people; bare: as many single inserts of a customer in one transaction\n');
  printTable([
    ['', 'checked, s', 'applied, s', 'same file again, s', 'processor, s', 'processor of bare', 'memory at most, MB'],
    ...rows,
  ]);
}

async function shopOf({ db, signals }: World) {
  const clock = { now: () => new Date() };
  const log = createLog('silent');
  const snapshots = createSnapshots({ db, signals, clock, log, alwaysFresh: true });
  await snapshots.start();
  snapshots.stop();
  return { db, clock, log, snapshots, events: { publish: async () => {} } };
}

async function importOf(world: World, texts: Awaited<ReturnType<typeof readTexts>>, lines: number): Promise<string[]> {
  const { db, companyId, adminId } = world;
  const shop = { ...(await shopOf(world)), texts };
  const { clock } = shop;
  const claims = someClaims({ customer_id: adminId, company_id: companyId, storm_role: roles.administrator });
  const file = ['Employee number;First name;Last name;E-mail address;Department'];
  for (let at = 0; at < lines; at += 1)
    file.push(`${at};First${at};Last${at};new${at}@bench.example;Department ${at % 20}`);
  const bytes = new Uint8Array(Buffer.from(file.join('\n')));
  const stage = () =>
    stagePeople(shop, { claims, now: clock.now(), language: 'en' }, { companyId, fileName: 'bench.csv', bytes });
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const start = performance.now();
  const busy = await processorMs(db);
  const staged = await stage();
  if (!staged.ok) throw new Error(staged.refusal.code);
  const checked = performance.now();
  const { importId: id } = staged.value;
  await insertJob(db, { id, kind: peopleImportJob, source: '', options: { asker: askerOf(claims) } }, clock.now());
  await applyPeople(shop, id);
  const applied = performance.now();
  const worked = (await processorMs(db)) - busy;
  await stage();
  const again = performance.now();
  clearInterval(watch);
  const bare = await bareInserts(world, lines);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const ratio = (worked / bare).toFixed(1);
  return [
    seconds(checked - start),
    seconds(applied - checked),
    seconds(again - applied),
    seconds(worked),
    ratio,
    String(Math.round(most / 2 ** 20)),
  ];
}

async function bareInserts({ db }: World, lines: number): Promise<number> {
  const start = await processorMs(db);
  await db.transaction().execute(async (db) => {
    for (let at = 0; at < lines; at += 1)
      await db
        .insertInto('customer')
        .values({ customer_code: `bare ${at}`, email_address: '', first_name: 'A', last_name: 'B' })
        .execute();
  });
  return (await processorMs(db)) - start;
}

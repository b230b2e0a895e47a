import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '#tests/setup/eventually.ts';
import { type TestClock, testClock } from '#tests/setup/test-clock.ts';
import { emptyTables, isPostgres, type TestDatabase, testDatabase } from '#tests/setup/test-database.ts';
import type { Database, Db, Signals } from '../db/db.server.ts';
import { openPostgres } from '../db/postgres.server.ts';
import { createLog } from '../log.server.ts';
import { markChanged, readVersions } from './snapshot-store.server.ts';
import { createSnapshots, type Snapshot } from './snapshots.server.ts';

const log = createLog('silent');
const never = 3_600_000;
/** Drops all signals, because delivery is not guaranteed. */
const lost: Signals = { send: async () => {}, on: () => () => {} };
let opened: TestDatabase;
let other: Database;
let db: Db;
let clock: TestClock;
let running: { stop(): void }[];

beforeEach(async () => {
  opened = await testDatabase();
  await emptyTables(opened);
  ({ db } = opened.database);
  clock = testClock();
  running = [];
  // Another process has its own connection; PGlite has only another reader in the same process.
  other = isPostgres() ? await openPostgres({ url: opened.url ?? '', pool: 2, log }) : opened.database;
});

afterEach(async () => {
  for (const snapshots of running) snapshots.stop();
  if (other !== opened.database) await other.close();
});

type Settings = { from?: Database; db?: Db; signals?: Signals; pollMs?: number };

async function snapshotsOn({
  from = opened.database,
  db = from.db,
  signals = from.signals,
  pollMs = never,
}: Settings = {}) {
  const snapshots = createSnapshots({ db, signals, clock, log, pollMs });
  running.push(snapshots);
  await snapshots.start();
  return snapshots;
}

/** A snapshot that counts its builds and returns the version of its data. */
function counted(settings: { maxAgeMs?: number } = {}) {
  const snapshot: Snapshot<string, string> & { builds: number } = {
    topic: 'stock',
    builds: 0,
    build: async (db, part) => {
      snapshot.builds += 1;
      const versions = await readVersions(db);
      return `${part} ${versions.get('stock') ?? 0}`;
    },
    ...settings,
  };
  return snapshot;
}

const change = () => db.transaction().execute((db) => markChanged(db, 'stock'));

test('concurrent readers share one build, later ones its value', async () => {
  const snapshots = await snapshotsOn();
  const stock = counted();
  const values = await Promise.all(Array.from({ length: 5 }, () => snapshots.read(stock, 'se')));
  expect(values).toEqual(Array.from({ length: 5 }, () => 'se 0'));
  await snapshots.read(stock, 'se');
  expect(stock.builds).toBe(1);
});

test('each part is built separately', async () => {
  const snapshots = await snapshotsOn();
  const stock = counted();
  expect(await Promise.all([snapshots.read(stock, 'se'), snapshots.read(stock, 'no')])).toEqual(['se 0', 'no 0']);
  expect(stock.builds).toBe(2);
});

test('two snapshots of a topic are distinguished by name, and both are rebuilt when it changes', async () => {
  const snapshots = await snapshotsOn();
  const names: Snapshot<string, string> = { topic: 'stock', name: 'names', build: async () => 'names' };
  const stock = counted();
  expect(await snapshots.read(names, 'se')).toBe('names');
  expect(await snapshots.read(stock, 'se')).toBe('se 0');
  expect(await snapshots.read(names, 'se')).toBe('names');
  await change();
  await snapshots.announce('stock');
  expect(await snapshots.read(stock, 'se')).toBe('se 1');
});

test('a change is visible after its announcement, and built once', async () => {
  const snapshots = await snapshotsOn();
  const stock = counted();
  expect(await snapshots.read(stock, 'se')).toBe('se 0');
  await change();
  await snapshots.announce('stock');
  expect(await snapshots.read(stock, 'se')).toBe('se 1');
  await snapshots.read(stock, 'se');
  expect(stock.builds).toBe(2);
});

test('a change of another topic builds nothing', async () => {
  const snapshots = await snapshotsOn();
  const stock = counted();
  await snapshots.read(stock, 'se');
  await markChanged(db, 'flags');
  await snapshots.announce('flags');
  await snapshots.read(stock, 'se');
  expect(stock.builds).toBe(1);
});

test('listeners get the changed topic, once per change', async () => {
  const snapshots = await snapshotsOn();
  const heard: string[] = [];
  snapshots.onChange((topic) => heard.push(topic));
  await change();
  await snapshots.announce('stock');
  await sleep(50);
  expect(heard).toEqual(['stock']);
});

test('a change that is rolled back has no effect', async () => {
  const work = db.transaction().execute(async (db) => {
    await markChanged(db, 'stock');
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await readVersions(db)).toEqual(new Map());
});

describe('another process sees a change', () => {
  test('by the hint, long before the poll', async () => {
    const here = await snapshotsOn();
    const there = await snapshotsOn({ from: other });
    const stock = counted();
    expect(await there.read(stock, 'se')).toBe('se 0');
    await change();
    await here.announce('stock');
    await eventually(async () => expect(await there.read(stock, 'se')).toBe('se 1'));
  });

  test('by polling if the hint is lost', async () => {
    const here = await snapshotsOn({ signals: lost });
    const there = await snapshotsOn({ from: other, signals: lost, pollMs: 30 });
    const stock = counted();
    expect(await there.read(stock, 'se')).toBe('se 0');
    await change();
    await here.announce('stock');
    await eventually(async () => expect(await there.read(stock, 'se')).toBe('se 1'));
    await change();
    await eventually(async () => expect(await there.read(stock, 'se')).toBe('se 2'));
  });

  test('not by polling after it was stopped', async () => {
    const there = await snapshotsOn({ from: other, signals: lost, pollMs: 10 });
    there.stop();
    await change();
    await sleep(60);
    const stock = counted();
    await there.read(stock, 'se');
    await there.read(stock, 'se');
    expect(stock.builds).toBe(1);
  });

  test('and not by a hint', async () => {
    const here = await snapshotsOn();
    const there = await snapshotsOn({ from: other });
    const stock = counted();
    expect(await there.read(stock, 'se')).toBe('se 0');
    there.stop();
    await change();
    await here.announce('stock');
    await sleep(60);
    expect(await there.read(stock, 'se')).toBe('se 0');
  });
});

test('a value is not used beyond its maximum age', async () => {
  const snapshots = await snapshotsOn();
  const stock = counted({ maxAgeMs: 300_000 });
  await snapshots.read(stock, 'se');
  clock.moveBy(300_000);
  await snapshots.read(stock, 'se');
  expect(stock.builds).toBe(1);
  clock.moveBy(1);
  await snapshots.read(stock, 'se');
  expect(stock.builds).toBe(2);
});

test('without a maximum age a value is kept', async () => {
  const snapshots = await snapshotsOn();
  const stock = counted();
  await snapshots.read(stock, 'se');
  clock.moveBy(30 * 86_400_000);
  await snapshots.read(stock, 'se');
  expect(stock.builds).toBe(1);
});

test('reading before the start is refused by name', async () => {
  const snapshots = createSnapshots({ db, signals: opened.database.signals, clock, log });
  await expect(snapshots.read(counted(), 'se')).rejects.toMatchObject({ name: 'SnapshotsNotReady' });
});

test('changes before the start are known', async () => {
  await change();
  const snapshots = await snapshotsOn();
  expect(await snapshots.read(counted(), 'se')).toBe('se 1');
});

test('a change during a build makes the value outdated', async () => {
  const snapshots = await snapshotsOn();
  const read = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let builds = 0;
  const slow: Snapshot<string, number> = {
    topic: 'stock',
    build: async (db) => {
      builds += 1;
      const version = (await readVersions(db)).get('stock') ?? 0;
      if (builds === 1) {
        read.resolve();
        await goOn.promise;
      }
      return version;
    },
  };
  const first = snapshots.read(slow, 'se');
  await read.promise;
  await change();
  await snapshots.announce('stock');
  expect(await snapshots.read(slow, 'se')).toBe(1);
  goOn.resolve();
  expect(await first).toBe(0);
  expect(await snapshots.read(slow, 'se')).toBe(1);
});

test('a change seen before its announcement is not lost', async () => {
  const snapshots = await snapshotsOn();
  const stock = counted();
  await change();
  expect(await snapshots.read(stock, 'se')).toBe('se 1');
  await change();
  await snapshots.announce('stock');
  expect(await snapshots.read(stock, 'se')).toBe('se 2');
});

test('a late version response does not revert a change', async () => {
  const late = Promise.withResolvers<void>();
  let holdNext = false;
  const slowly = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const isHeld = holdNext;
      holdNext = false;
      if (isHeld) await late.promise;
      return result;
    },
  });
  const snapshots = await snapshotsOn({ db: slowly, signals: lost });
  const stock = counted();
  expect(await snapshots.read(stock, 'se')).toBe('se 0');
  holdNext = true;
  const older = snapshots.announce('stock');
  await eventually(() => expect(holdNext).toBe(false));
  await change();
  await snapshots.announce('stock');
  late.resolve();
  await older;
  expect(await snapshots.read(stock, 'se')).toBe('se 1');
});

describe('a snapshot that serves its old value', () => {
  /** A snapshot that can be built on demand, with the version at that time. */
  function told() {
    const turns: PromiseWithResolvers<void>[] = [];
    const snapshot: Snapshot<string, number> = {
      topic: 'stock',
      servesOld: true,
      build: async (db) => {
        const version = (await readVersions(db)).get('stock') ?? 0;
        const turn = Promise.withResolvers<void>();
        turns.push(turn);
        await turn.promise;
        return version;
      },
    };
    const turn = (index: number) => eventually(() => turns[index] ?? expect.fail('nobody builds'));
    return { snapshot, turns, go: async (index: number) => (await turn(index)).resolve(), turn };
  }

  async function builtOnce(settings: Settings = {}) {
    const snapshots = await snapshotsOn(settings);
    const made = told();
    const first = snapshots.read(made.snapshot, 'se');
    await made.go(0);
    expect(await first).toBe(0);
    await change();
    await snapshots.announce('stock');
    return { snapshots, ...made };
  }

  test('returns it until the new one is ready, with a single build', async () => {
    const { snapshots, snapshot, turns, go } = await builtOnce();
    expect(await Promise.all([snapshots.read(snapshot, 'se'), snapshots.read(snapshot, 'se')])).toEqual([0, 0]);
    await go(1);
    await eventually(async () => expect(await snapshots.read(snapshot, 'se')).toBe(1));
    expect(turns).toHaveLength(2);
  });

  test('notifies listeners again when the new one is ready', async () => {
    const { snapshots, snapshot, go } = await builtOnce();
    const heard: string[] = [];
    snapshots.onChange((topic) => heard.push(topic));
    await snapshots.read(snapshot, 'se');
    expect(heard).toEqual([]);
    await go(1);
    await eventually(() => expect(heard).toEqual(['stock']));
    expect(await snapshots.read(snapshot, 'se')).toBe(1);
  });

  test('a change during the build is built afterwards', async () => {
    const { snapshots, snapshot, go, turn } = await builtOnce();
    await snapshots.read(snapshot, 'se');
    await turn(1);
    await change();
    await snapshots.announce('stock');
    expect(await snapshots.read(snapshot, 'se')).toBe(0);
    await go(1);
    await eventually(async () => expect(await snapshots.read(snapshot, 'se')).toBe(1));
    await go(2);
    await eventually(async () => expect(await snapshots.read(snapshot, 'se')).toBe(2));
  });

  test('a failed build keeps the old value and is retried after a pause', async () => {
    const { snapshots, snapshot, turns, turn, go } = await builtOnce({ pollMs: 20 });
    await snapshots.read(snapshot, 'se');
    (await turn(1)).reject(new Error('no'));
    await eventually(async () => {
      expect(await snapshots.read(snapshot, 'se')).toBe(0);
      expect(turns).toHaveLength(3);
    });
    await go(2);
    await eventually(async () => expect(await snapshots.read(snapshot, 'se')).toBe(1));
  });

  test('with alwaysFresh, readers wait for the new value', async () => {
    const snapshots = createSnapshots({ db, signals: opened.database.signals, clock, log, alwaysFresh: true });
    running.push(snapshots);
    await snapshots.start();
    const stock = { ...counted(), servesOld: true };
    expect(await snapshots.read(stock, 'se')).toBe('se 0');
    await change();
    await snapshots.announce('stock');
    expect(await snapshots.read(stock, 'se')).toBe('se 1');
  });
});

test('a failed build is not cached', async () => {
  const snapshots = await snapshotsOn();
  let fails = true;
  const stock: Snapshot<string, string> = {
    topic: 'stock',
    build: async () => {
      if (fails) throw new Error('no');
      return 'built';
    },
  };
  const readers = await Promise.allSettled([snapshots.read(stock, 'se'), snapshots.read(stock, 'se')]);
  expect(readers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await snapshots.read(stock, 'se')).toBe('built');
});

import { cp } from 'node:fs/promises';
import { Client } from 'pg';
import { systemClock } from '#platform/clock.ts';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { someDelivery } from '#tests/build/delivery.ts';
import { gloves, goods, trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { migratedDataFolder } from '#tests/setup/data-folder.ts';
import { isFull } from '#tests/setup/long-runs.ts';
import { newFolder } from './server-process.ts';

const { TEST_DATABASE_URL: postgres = '' } = process.env;

/** Sending depends on locks and external calls, for which PostgreSQL is the better test; a full run repeats it on PGlite. */
export const databases = [...(postgres ? ['PostgreSQL'] : []), ...(isFull || !postgres ? ['PGlite'] : [])];

/** 20 trousers, 100 gloves, and a person of a company who may order them. */
export type World = {
  readonly settings: Record<string, string>;
  readonly customerId: number;
  readonly companyId: number;
};

const made = new Map<string, Promise<World>>();

/** Goods, deliveries and people for separate processes: filled once for each database, then copied. */
export async function aWorld(database: string): Promise<World> {
  const template =
    made.get(database) ??
    fillWorld(database === 'PGlite' ? { DATA_DIR: await migratedDataFolder() } : await newDatabase(), {
      trousers: 20,
      gloves: 100,
    });
  made.set(database, template);
  const { settings, ...people } = await template;
  return { ...people, settings: { DEFAULT_MARKET: 'se', ...(await copyOf(settings)) } };
}

async function copyOf({ DATA_DIR, DATABASE_URL }: Record<string, string>): Promise<Record<string, string>> {
  const folder = await newFolder();
  if (DATABASE_URL !== undefined)
    return { DATA_DIR: folder, ...(await newDatabase(new URL(DATABASE_URL).pathname.slice(1))) };
  await cp(DATA_DIR ?? '', folder, { recursive: true });
  return { DATA_DIR: folder };
}

let count = 0;

async function newDatabase(template?: string): Promise<{ DATABASE_URL: string }> {
  count += 1;
  const name = `yrke_send_${process.pid}_${Date.now()}_${count}`;
  const admin = new Client({ connectionString: postgres });
  await admin.connect();
  await admin.query(`create database ${name} ${template === undefined ? '' : `template ${template}`}`);
  await admin.end();
  return { DATABASE_URL: Object.assign(new URL(postgres), { pathname: `/${name}` }).href };
}

/** The same goods and people in a separate database. */
export async function fillWorld(
  settings: Record<string, string>,
  onHand: { trousers: number; gloves: number },
): Promise<World> {
  const log = createLog('silent');
  const database = await openDatabase(readEnv(settings), log);
  try {
    await migrate(database, await readMigrations('migrations'));
    const { db, signals } = database;
    const shop = { db, clock: systemClock, snapshots: createSnapshots({ db, signals, clock: systemClock, log }) };
    await bringFeed(shop, [
      ...goods,
      { kind: 'stock', sku: trousers, quantity: onHand.trousers },
      { kind: 'stock', sku: gloves, quantity: onHand.gloves },
    ]);
    await someDelivery(shop);
    const company = await aCompany().save(db);
    const { id } = await aPerson().at(company).save(db);
    return { settings, customerId: id, companyId: company.id };
  } finally {
    await database.close();
  }
}

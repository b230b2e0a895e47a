import { cpuSeconds } from './load.ts';
import type { OrderDatabase, Query } from './order-database.ts';
import { type ConnectionTimes, connectionTimes, usedBetween } from './processor-time.ts';

/** Processor time in ms of one order, with what follows it: of the shop, and of PostgreSQL, which is not part of the shop. */
export type Cost = { shopMs: number; databaseMs: number };

/** Processor time until now. */
export type Used = { readonly shopMs: number; readonly connections: ConnectionTimes };

export async function usedUntilNow(shop: string, database: OrderDatabase): Promise<Used> {
  const connections: ConnectionTimes = database.isShared ? await within(database, connectionTimes) : new Map();
  return { shopMs: (await cpuSeconds(shop)) * 1000, connections };
}

export const costOf = (before: Used, after: Used, orders: number): Cost => ({
  shopMs: (after.shopMs - before.shopMs) / orders,
  databaseMs: usedBetween(before.connections, after.connections) / orders,
});

/** Asks a database over a connection of its own. */
export async function within<T>(database: OrderDatabase, work: (query: Query) => Promise<T>): Promise<T> {
  const session = await database.connect();
  try {
    return await work(session.query);
  } finally {
    await session.close();
  }
}

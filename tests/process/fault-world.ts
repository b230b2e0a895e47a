import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { roles } from '#modules/auth/roles.ts';
import { accessCookie } from '#modules/auth/session-cookies.ts';
import { issueToken, secretsOf } from '#modules/auth/token.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { someClaims } from '#tests/build/visit.ts';
import { findPostgresBinaries } from '#tools/lib/postgres-binaries.ts';
import { createPostgresNode, type PostgresNode } from '#tools/lib/postgres-node.ts';
import { fillWorld } from './sending-world.ts';
import { newFolder } from './server-process.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** Committed data survives a crash of the server, but not of the machine. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '100',
  listen_addresses: '127.0.0.1',
};

export type FaultWorld = {
  readonly proxy: TcpProxy;
  /** The server that currently accepts writes. */
  primary: PostgresNode;
  /** The settings of the shop, which reaches the database through the proxy. */
  readonly settings: Record<string, string>;
  /** The cookie of a signed-in person. */
  cookie: string;
  addStandby(): Promise<PostgresNode>;
  /** As an administrator, without the proxy. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  remove(): Promise<void>;
};

const database = 'shop';
const portOf = (url: string) => Number(new URL(url).port);

/** A separate PostgreSQL server with goods in it, behind a connection that can be interrupted. */
export async function openFaultWorld(): Promise<FaultWorld> {
  const binaries = (await findPostgresBinaries()) ?? '';
  const nodes = [await createPostgresNode(binaries, { settings })];
  const [first] = nodes as [PostgresNode];
  await first.start();
  const proxy = await startTcpProxy(portOf(first.url));
  const world: FaultWorld = {
    proxy,
    primary: first,
    cookie: '',
    settings: {
      DATABASE_URL: `postgres://shop@127.0.0.1:${proxy.port}/${database}`,
      DATABASE_POOL: '5',
      DATA_DIR: await newFolder(),
      DEFAULT_MARKET: 'se',
      API_RATE_LIMIT: '100000',
      LOG_LEVEL: 'warn',
    },
    addStandby: async () => {
      const standby = await createPostgresNode(binaries, { settings, standbyOf: world.primary.url });
      nodes.push(standby);
      await standby.start();
      // From now on a commit waits for the standby.
      await world.query("alter system set synchronous_standby_names = '*'");
      await world.query('select pg_reload_conf()');
      const isInStep = () => world.query("select 1 from pg_stat_replication where sync_state = 'sync'");
      while ((await isInStep()).length === 0) await pause(50);
      return standby;
    },
    query: (text, values) =>
      queryOn(Object.assign(new URL(world.primary.url), { pathname: `/${database}` }).href, text, values),
    remove: async () => {
      await proxy.close();
      await Promise.all(nodes.map((node) => node.remove()));
    },
  };
  // Connection limits do not apply to a superuser.
  await queryOn(first.url, 'create role shop login');
  await queryOn(first.url, `create database ${database} owner shop`);
  await world.query('create extension pg_trgm');
  const { customerId, companyId } = await fillWorld(world.settings, { trousers: 100_000, gloves: 1_000_000 });
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = someClaims({ customer_id: customerId, company_id: companyId, storm_role: roles.user, exp });
  world.cookie = `${accessCookie}=${await issueToken(secretsOf(readEnv(world.settings)), claims)}`;
  return world;
}

async function queryOn<Row extends object>(url: string, text: string, values?: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The standby takes over as in managed databases: for a moment the shop reaches a read-only server. */
export async function failOver(world: FaultWorld, standby: PostgresNode, readOnly: () => Promise<void>): Promise<void> {
  await world.primary.stop('immediate');
  world.proxy.pointTo(portOf(standby.url));
  await readOnly();
  await queryOn(standby.url, 'select pg_promote()');
  world.primary = standby;
}

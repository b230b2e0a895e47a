import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createPglite } from '#platform/db/create-pglite.server.ts';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { withDatabase } from './database.ts';

export type Query = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

type Session = { readonly query: Query; close(): Promise<void> };

export type OrderDatabase = {
  readonly name: string;
  /** Settings for the shop that uses it. */
  readonly settings: Record<string, string>;
  /** Whether other connections are possible while the shop runs; an embedded database belongs to one process. */
  readonly isShared: boolean;
  connect(): Promise<Session>;
};

export function withOrderDatabase<T>(name: string, work: (database: OrderDatabase) => Promise<T>): Promise<T | 'none'> {
  return name === 'PGlite' ? withFolder(work) : withDatabase((url) => work(postgres(name, url)));
}

function postgres(name: string, url: string): OrderDatabase {
  const connect = async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return { query: (text: string, values?: unknown[]) => client.query(text, values), close: () => client.end() };
  };
  // One connection for each sender; with fewer they would wait for each other.
  return { name, settings: { DATABASE_URL: url, DATABASE_POOL: '16' }, isShared: true, connect };
}

async function withFolder<T>(work: (database: OrderDatabase) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'yrke-bench-'));
  const connect = async () => {
    const pglite = await createPglite({ dataDir: join(folder, 'pglite') });
    return {
      query: (text: string, values?: unknown[]) => pglite.query<Record<string, unknown>>(text, values),
      close: () => pglite.close(),
    };
  };
  try {
    return await work({ name: 'PGlite', settings: { DATA_DIR: folder }, isShared: false, connect });
  } finally {
    removeFolder(folder);
  }
}

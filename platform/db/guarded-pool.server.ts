import { type Client, Pool, type PoolClient, type PoolConfig, type QueryResult } from 'pg';
import { sessionSettings } from './connection-options.ts';
import { asDatabaseError, isDatabaseAway } from './database-away.ts';
import type { DatabaseHealth } from './database-health.server.ts';
import { cutConnection, preparedClient } from './prepared-client.server.ts';

export type GuardedPool = {
  readonly options: Pool['options'];
  connect(): Promise<PoolClient>;
  query(text: string, values?: unknown[]): Promise<QueryResult>;
  end(): Promise<void>;
};

/** A pool that survives lost connections, and where no request waits for an unreachable server. */
export function createGuardedPool(options: PoolConfig, health: DatabaseHealth): GuardedPool {
  const clients = new Set<Client>();
  const waiting = new Set<(error: Error) => void>();
  const pool = new Pool({
    ...options,
    Client: preparedClient(health, clients),
    onConnect: (client) => client.query(sessionSettings) as unknown as void,
  });
  // The pool replaces a broken idle connection; an unhandled error event would end the process.
  pool.on('error', (error) => health.failed(error));
  health.onLost((error) => {
    for (const client of clients) cutConnection(client, error);
    for (const reject of waiting) reject(error);
    waiting.clear();
  });

  function connect(): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      health.check();
      waiting.add(reject);
      pool.connect().then(
        // The request was already rejected and no longer needs its connection.
        (client) => (waiting.delete(reject) ? resolve(client) : client.release()),
        (cause: unknown) => {
          waiting.delete(reject);
          const error = asDatabaseError(cause);
          if (isDatabaseAway(error)) health.failed(error);
          reject(error);
        },
      );
    });
  }

  return {
    options: pool.options,
    connect,
    query: async (text, values) => {
      const client = await connect();
      try {
        const result = await client.query(text, values);
        client.release();
        return result;
      } catch (error) {
        // A script that fails inside its own transaction leaves it open, so this connection is closed.
        client.release(true);
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

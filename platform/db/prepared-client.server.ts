import type { Socket } from 'node:net';
import { Client, type ClientConfig, type QueryResult } from 'pg';
import { asDatabaseError, isDatabaseAway } from './database-away.ts';
import type { DatabaseHealth } from './database-health.server.ts';

type Ask = (...args: unknown[]) => Promise<QueryResult>;

/** Limits prepared statements, because each connection and the server need memory for them. */
const mostNames = 300;

/**
 * A client that prepares statements with parameters, so that each connection parses and plans them once. A text is
 * prepared only when it is seen again, because lists of varying length create many unique texts. The client reports the
 * server's state, and is in `clients` while connected.
 */
export function preparedClient(health: DatabaseHealth, clients: Set<Client>): typeof Client {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  let given = 0;

  const giveName = (text: string) => names.set(text, `s${++given}`);

  function nameOf(text: string): string | undefined {
    if (names.has(text) || names.size === mostNames) return names.get(text);
    if (seen.size === mostNames) seen.clear();
    if (seen.delete(text)) return giveName(text).get(text);
    seen.add(text);
    return undefined;
  }

  class PreparedClient extends Client {
    constructor(config?: string | ClientConfig) {
      super(config);
      clients.add(this);
      this.on('end', () => clients.delete(this));
      // The pool handles errors only of idle clients; an unhandled error during use would end the process.
      this.on('error', () => {});
    }

    override async query(...args: unknown[]): Promise<QueryResult> {
      try {
        const result = await this.#ask(...args);
        health.worked();
        return result;
      } catch (cause) {
        const error = asDatabaseError(cause);
        if (isDatabaseAway(error)) {
          health.failed(error);
          // A server that has become read-only keeps its connections; new connections may reach the new primary.
          this.end().catch(() => {});
        }
        throw error;
      }
    }

    async #ask(...args: unknown[]): Promise<QueryResult> {
      const [text, values, ...rest] = args;
      const ask: Ask = (...all) => (super.query as Ask)(...all);
      const hasParameters = typeof text === 'string' && Array.isArray(values) && values.length > 0 && rest.length === 0;
      const name = hasParameters ? nameOf(text) : undefined;
      if (!hasParameters || name === undefined) return ask(...args);
      try {
        return await ask({ name, text, values });
      } catch (error) {
        if (!isOutdated(error)) throw error;
        if (names.get(text) === name) giveName(text);
        // Inside a transaction this retry fails too; the next request uses the new name.
        return ask(text, values);
      }
    }
  }
  return PreparedClient;
}

/** Closes the socket at once without notifying the server, which may not answer. */
export function cutConnection(client: Client, error?: Error): void {
  // Not in the driver's types.
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(error);
}

/** A table has a new column, so the prepared statement has another result type. */
const isOutdated = (error: unknown) =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';

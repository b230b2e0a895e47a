import type { ClientConfig } from 'pg';

/** How long a new connection may take, and how long a request waits for a free one. */
const connectWithinMs = 10_000;

/** Longer than any request may take: the server ends a transaction whose process no longer says anything. */
const idleTransactionMs = 150_000;

/** What all connections to PostgreSQL have in common. */
export const connectionOptions = (url: string): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: connectWithinMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/**
 * Lets the server notice a dropped network within half a minute. Otherwise it would keep the locks of transactions that nobody
 * can end any more. As a statement and not at the start of the connection, where poolers refuse it.
 */
export const sessionSettings = `
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set idle_in_transaction_session_timeout = ${idleTransactionMs}`;

import type { ClientConfig } from 'pg';

/** Timeout for connecting, and for waiting for a free connection. */
const connectWithinMs = 10_000;

/** Longer than any request: the server ends transactions of processes that no longer respond. */
const idleTransactionMs = 150_000;

/** Options of all PostgreSQL connections. */
export const connectionOptions = (url: string): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: connectWithinMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/**
 * Makes the server detect a lost network within half a minute; otherwise it would keep the locks of abandoned
 * transactions. Statements are not compiled: they are short, and to compile one takes up to seconds. Sent as a statement, because poolers
 * refuse startup options.
 */
export const sessionSettings = `
  set jit = off;
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set idle_in_transaction_session_timeout = ${idleTransactionMs}`;

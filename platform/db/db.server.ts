import type { Kysely } from 'kysely';

/** All tables of the shop. Each module adds its own in `<domain>-tables.server.ts` by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/consistent-type-definitions
export interface Tables {}

/** A connection: the database, or the current transaction. First argument of stores. */
export type Db = Kysely<Tables>;

/** Hints between processes. The actual data is always read from the database afterwards. */
export type Signals = {
  send(channel: string, text: string): Promise<void>;
  /**
   * Returns a function that stops listening. After an interruption the text is empty, because any hint may have been
   * missed.
   */
  on(channel: string, listener: (text: string) => void): () => void;
};

export type Database = {
  kind: 'pglite' | 'postgres';
  db: Db;
  signals: Signals;
  /** True while work fails because the database is unavailable. */
  isFailing(): boolean;
  /** Runs several statements without parameters on the caller's connection, for migrations. */
  runScript(db: Db, script: string): Promise<void>;
  close(): Promise<void>;
};

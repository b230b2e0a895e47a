import type { Kysely } from 'kysely';

/** Every table of the shop. Each module adds its own in `<domain>-tables.server.ts` by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/consistent-type-definitions
export interface Tables {}

/** A connection: the database itself, or the transaction one is in. Stores take it as their first argument. */
export type Db = Kysely<Tables>;

/** A hint that crosses processes. What it hints at is always read from the database afterwards. */
export type Signals = {
  send(channel: string, text: string): Promise<void>;
  /** Answers how to stop listening. After a break the text is empty: any hint may have been missed. */
  on(channel: string, listener: (text: string) => void): () => void;
};

export type Database = {
  kind: 'pglite' | 'postgres';
  db: Db;
  signals: Signals;
  /** Whether work fails at the moment because the database is away. */
  isFailing(): boolean;
  /** Runs several statements at once, without parameters, on one connection of its caller's: for migrations. */
  runScript(db: Db, script: string): Promise<void>;
  close(): Promise<void>;
};

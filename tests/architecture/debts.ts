/**
 * Accesses across a boundary that existed when the rule was added. The list may only get shorter: a test compares it with the sources, so
 * an entry that is no longer needed must be removed.
 */
export const foreignTables: Readonly<Record<string, readonly string[]>> = {};

/** Migrations are scripts, and the columns of a product come from a list in its type; neither names a table of another owner. */
export const computedSql: readonly string[] = [
  'modules/catalogue/product-pages-store.server.ts',
  'platform/db/postgres.server.ts',
];

export const storesInApp: readonly string[] = [];

export const routesInComponents: readonly string[] = [];

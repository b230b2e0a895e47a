import type { Db } from '#platform/db/db.server.ts';

/** Data that a module stores about a person, for the data export in `account`, which does not know the module. */
export type PersonalData = { readonly part: string; readonly readOf: (db: Db, customerId: number) => Promise<unknown> };

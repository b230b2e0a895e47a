import type { Db } from '#platform/db/db.server.ts';

/** What a module holds about a person, for the export of one's own data by a module that does not know it. */
export type PersonalData = { readonly part: string; readonly readOf: (db: Db, customerId: number) => Promise<unknown> };

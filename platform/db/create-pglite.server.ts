import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { parsers } from './types.server.ts';

/** A copy of pages that the system keeps in memory as well. By default it grows to 128 MB. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** With the types and extensions that migrations need; in memory if no folder is given. */
export const createPglite = (options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<PGlite> =>
  PGlite.create({ ...options, startParams, parsers, extensions: { pg_trgm } });

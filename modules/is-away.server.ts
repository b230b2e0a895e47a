import { isDatabaseAway } from '#platform/db/database-away.ts';
import { isStorageAway } from '#platform/files/storage-away.ts';

/**
 * Whether work failed because the database or the file storage cannot be used at the moment. Such a request is answered with 503
 * and may succeed later; code that goes on without a value must not treat it as "not found", "signed out" or "empty".
 */
export const isAway = (error: unknown): boolean => isDatabaseAway(error) || isStorageAway(error);

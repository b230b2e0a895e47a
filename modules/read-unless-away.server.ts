import { isAway } from './is-away.server.ts';

/**
 * For a value that a page can do without: while the database is unavailable, the page uses `instead` and is not refused
 * with 503.
 */
export async function readUnlessAway<Value, Instead>(
  reading: Promise<Value>,
  instead: Instead,
): Promise<Value | Instead> {
  try {
    return await reading;
  } catch (error) {
    if (!isAway(error)) throw error;
    return instead;
  }
}

import type { Result } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Refusal } from './refusals.ts';

export type AnyAnswer = Result<unknown, Refusal>;

class Refused extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('refused');
    this.result = result;
  }
}

/** A refusal rolls back like a failure, but is returned. */
export async function inTransaction<Answer extends AnyAnswer>(
  db: Db,
  run: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await db.transaction().execute(async (db) => {
      const answer = await run(db);
      if (!answer.ok) throw new Refused(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Refused) return error.result as Answer;
    throw error;
  }
}

/** Runs a change for its answer and rolls it back. */
export async function tryOut<Answer>(db: Db, run: (db: Db) => Promise<Answer>): Promise<Answer> {
  try {
    return await db.transaction().execute(async (db) => {
      throw new Refused(await run(db));
    });
  } catch (error) {
    if (error instanceof Refused) return error.result as Answer;
    throw error;
  }
}

/** A deadlock or a serialisation failure: the database ended one of two transactions, which may simply be repeated. */
const collisions: ReadonlySet<unknown> = new Set(['40P01', '40001']);
const mostTries = 3;

/** Repeats the work after a collision with another transaction. The work must not have effects outside its transaction. */
export async function afterCollisions<T>(run: () => Promise<T>, tries = mostTries): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (tries <= 1 || !collisions.has(code)) throw error;
    return afterCollisions(run, tries - 1);
  }
}

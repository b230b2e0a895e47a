import { DatabaseAwayError } from '#platform/db/database-away.ts';
import type { PgliteDatabase } from '#platform/db/pglite.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { startWorker } from '#server/worker.ts';

/**
 * The built shop with its own data folder, in a separate process. Its parent sends `away` and `back`: in between, every
 * statement fails as if the database server refused connections.
 */
process.on('disconnect', () => process.exit(0));

const { shop, port } = await startWorker({ env: readEnv(process.env), dev: false, onStep: () => {} });
const database = shop.database as PgliteDatabase;
const { pglite } = database;
const [query, transaction] = [pglite.query.bind(pglite), pglite.transaction.bind(pglite)];
let isAway = false;

function refuse(): void {
  if (isAway) throw new DatabaseAwayError('connect ECONNREFUSED 127.0.0.1:5432');
}

pglite.query = async (...args) => {
  refuse();
  return query(...args);
};
// Beginning the transaction succeeds, because the query builder does not expect a failure there; every statement in it fails.
pglite.transaction = (run) =>
  transaction((inside) => {
    const ask = inside.query.bind(inside);
    inside.query = async (...args) => {
      refuse();
      return ask(...args);
    };
    return run(inside);
  });
database.isFailing = () => isAway;

process.on('message', (word) => {
  isAway = word === 'away';
  process.send?.(word);
});
process.send?.({ port });

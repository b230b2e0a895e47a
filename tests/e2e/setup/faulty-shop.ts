import { DatabaseAwayError } from '#platform/db/database-away.ts';
import type { PgliteDatabase } from '#platform/db/pglite.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { startWorker } from '#server/worker.ts';

/**
 * The built shop on its own data folder, in a process of its own. Its parent says `away` and `back`: between the two every
 * statement fails as it does when a database server refuses connections.
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
// The transaction itself begins: the query builder does not expect that to fail, and every statement in it does.
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

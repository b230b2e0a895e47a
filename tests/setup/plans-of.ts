import { CompiledQuery, type KyselyPlugin, type QueryId, sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';

/**
 * The query plans of the statements that `work` sends. Small test tables would be read as a whole despite their
 * indexes, so full scans are discouraged.
 */
export async function plansOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<string> {
  const compiled = new WeakMap<QueryId, CompiledQuery>();
  const sent: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      compiled.set(queryId, db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const query = compiled.get(queryId);
      if (query) sent.push(query);
      return result;
    },
  };
  await work(db.withPlugin(plugin));
  return db.transaction().execute(async (inside) => {
    await sql`set local enable_seqscan = off`.execute(inside);
    const plans: string[] = [];
    for (const { sql: text, parameters } of sent) {
      if (!/^\s*(select|with|update|delete)\b/i.test(text)) continue;
      const { rows } = await inside.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain ${text}`, [...parameters]),
      );
      plans.push(rows.map((row) => Object.values(row).join()).join('\n'));
    }
    return plans.join('\n\n');
  });
}

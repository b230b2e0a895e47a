import { Client } from 'pg';
import { type Speed, speedOf } from '../load.ts';
import type { Statement } from './sql-questions.ts';

/** Products have no total, and only lists have counts. */
type Answer = { total?: number; counts?: string | null };

export type SqlLoad = {
  measure(statements: readonly Statement[], load: { connections: number; seconds: number }): Promise<Speed>;
  ask(statement: Statement): Promise<Answer>;
  close(): Promise<void>;
};

/** Settings that suit short queries over tables that fit into memory. */
const settings = '-c jit=off -c random_page_cost=1.1 -c work_mem=64MB -c max_parallel_workers_per_gather=0';

/** Connections that repeat their share of the queries. Statements are prepared once. */
export async function connectSql(url: string, most: number): Promise<SqlLoad> {
  const clients = Array.from({ length: most }, () => new Client({ connectionString: url, options: settings }));
  await Promise.all(clients.map((client) => client.connect()));
  const names = new Map<string, string>();
  const ask = async (client: Client, { text, values }: Statement) => {
    const name = names.get(text) ?? `question_${names.size}`;
    names.set(text, name);
    const { rows } = await client.query<Answer>({ name, text, values });
    const [row] = rows;
    if (!row) throw new Error(`nothing was answered to ${text}`);
    return row;
  };
  const [first] = clients;
  if (!first) throw new Error('at least one connection is needed');
  return {
    ask: (statement) => ask(first, statement),
    measure: async (statements, { connections, seconds }) => {
      const times: number[] = [];
      const begun = performance.now();
      const until = begun + seconds * 1000;
      await Promise.all(
        clients.slice(0, connections).map(async (client, place) => {
          const own = statements.filter((_, at) => at % connections === place);
          for (let at = 0; performance.now() < until; at += 1) {
            const statement = own[at % own.length];
            if (!statement) return;
            const sent = performance.now();
            await ask(client, statement);
            times.push(performance.now() - sent);
          }
        }),
      );
      return speedOf(times, (performance.now() - begun) / 1000);
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/setup/test-database.ts';
import type { Db } from './db.server.ts';

let db: Db;

beforeAll(async () => {
  ({ db } = (await testDatabase()).database);
});

async function valueOf(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db);
  return rows[0]?.value;
}

test.each<[string, unknown]>([
  ['5::int', 5],
  ['5::bigint', 5],
  ['-9007199254740991::bigint', -9_007_199_254_740_991],
  ['(select count(*) from migration where false)', 0],
  ["'2026-11-16'::date", '2026-11-16'],
  ["'2026-11-16T09:00:00+01:00'::timestamptz", new Date('2026-11-16T08:00:00Z')],
  ["'2026-11-16T08:00:00.123Z'::timestamptz", new Date('2026-11-16T08:00:00.123Z')],
  ['\'{"a":[1,null,"å"]}\'::jsonb', { a: [1, null, 'å'] }],
  ["'5'::jsonb", 5],
  ["'null'::jsonb", null],
  ['12.50::numeric(10,2)', '12.50'],
  ['0.5::float8', 0.5],
  ['true', true],
  ["'å'::text", 'å'],
  ["'6f9619ff-8b86-4011-b42d-00cf4fc964ff'::uuid", '6f9619ff-8b86-4011-b42d-00cf4fc964ff'],
  ["array['a','b']::text[]", ['a', 'b']],
  ['array[1,2]::int[]', [1, 2]],
  ['null::bigint', null],
  ['null::date', null],
])('%s is the same value from either database', async (expression, value) =>
  expect(await valueOf(expression)).toEqual(value),
);

test('a bigint beyond 2^53 fails the query, and the next one works', async () => {
  await expect(valueOf('9007199254740993::bigint')).rejects.toThrow('bigint 9007199254740993 does not fit');
  expect(await valueOf('1::bigint')).toBe(1);
});

test('values survive a round trip', async () => {
  const at = new Date('2026-11-16T08:00:00.123Z');
  const { rows } = await sql`
    select ${at}::timestamptz as at, ${'2026-11-16'}::date as day, ${JSON.stringify({ a: 1 })}::jsonb as json,
      ${7}::bigint as count`.execute(db);
  expect(rows).toEqual([{ at, day: '2026-11-16', json: { a: 1 }, count: 7 }]);
});

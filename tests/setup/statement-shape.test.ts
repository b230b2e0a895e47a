import { expect, test } from 'vitest';
import { statementShape } from './statement-shape.ts';

test.each([
  ['a list of any length', 'select * from t where a in ($1, $2, $3)', 'select * from t where a in (?)'],
  ['a list with types', 'select $1::text, $2::int[]', 'select ?'],
  ['several rows', 'insert into t (a, b) values ($1, $2), ($3, $4)', 'insert into t (a, b) values (?)'],
  [
    'an id',
    "update t set a = 1 where id = '0eb77bbb-5fd9-4923-8832-557a378ecbcd'",
    "update t set a = 1 where id = '?'",
  ],
  ['line breaks', 'select 1\n    from t ', 'select 1 from t'],
  ['another column is another statement', 'select b from t where c = $1', 'select b from t where c = ?'],
])('%s', (_, sql, shape) => {
  expect(statementShape(sql)).toBe(shape);
});

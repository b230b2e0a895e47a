import { expect, test } from 'vitest';
import { overAt, problemFor, type ViewRefused } from './view-refusal.ts';

const refused = { problem: 'There is one of that name.', query: '?status=open&sort=name' };

/** What is shown after each of the queries, one after the other. */
function shownAt(queries: readonly string[], answer: ViewRefused | undefined) {
  let over: ViewRefused | undefined;
  return queries.map((query) => {
    over = overAt(query, answer, over);
    return problemFor(answer, over);
  });
}

test('the refusal of a view is shown for the filters that were sent, and not for others', () => {
  expect(shownAt(['?sort=name&status=open&after=7~1'], refused)).toEqual(['There is one of that name.']);
  expect(shownAt(['?status=done'], refused)).toEqual([undefined]);
  expect(shownAt(['?status=open'], undefined)).toEqual([undefined]);
});

test('an old refusal does not come back with its filters; the next one is shown', () => {
  const [open, done] = ['?status=open&sort=name', '?status=done'];
  expect(shownAt([open, done, open], refused)).toEqual(['There is one of that name.', undefined, undefined]);
  const over = overAt(done, refused, undefined);
  const again = { ...refused };
  expect(problemFor(again, overAt(open, again, over))).toBe('There is one of that name.');
});

import { expect, test } from 'vitest';
import { ignoredFilters, isSameView, keptBeside, type ListShape, listHref, readListQuery } from './list-query.ts';

const shape: ListShape<'created' | 'name'> = {
  name: 'staff-things',
  keyKind: 'number',
  sorts: [
    { name: 'created', kind: 'time', isDescending: true },
    { name: 'name', kind: 'text', isDescending: false },
  ],
  filters: { status: ['open', 'done'], from: 'day', who: 'text' },
};
const read = (query: string) => readListQuery(shape, new URLSearchParams(query));

test('an address without a query gives the beginning of the list in its default order', () => {
  expect(read('')).toEqual({
    search: '',
    filters: {},
    sort: 'created',
    part: { limit: 50, isDescending: true, after: undefined, before: undefined },
  });
});

test('search, filters, order and place are read from the address', () => {
  const query = read('search=+boots+&status=open&from=2026-11-01&who=Åsa&sort=name&after=7~Berg');
  expect(query.search).toBe('boots');
  expect(query.filters).toEqual({ status: 'open', from: '2026-11-01', who: 'Åsa' });
  expect([query.sort, query.part.isDescending]).toEqual(['name', false]);
  expect(query.part.after).toEqual({ value: 'Berg', key: '7' });
  expect(read('sort=-name').part.isDescending).toBe(true);
  expect(read('sort=created').part.isDescending).toBe(false);
});

test('unknown values, days, orders and positions are ignored', () => {
  const query = read('status=lost&from=2026-13-01&sort=price&after=7~Berg&other=1&who=');
  expect(query.filters).toEqual({});
  expect([query.sort, query.part.after]).toEqual(['created', undefined]);
});

test('a filter that the list does not know is named, other parameters are not', () => {
  const query = 'status=lost&state=open&from=2026-13-01&who=Ada&sort=price&lang=en&from=&market=1&empty=';
  expect(ignoredFilters(shape, new URLSearchParams(query))).toEqual(['status=lost', 'state=open', 'from=2026-13-01']);
  expect(ignoredFilters(shape, new URLSearchParams('constructor=1&__proto__=2&toString=3'))).toEqual([]);
  const understood = 'status=open&from=2026-11-01&search=x&sort=name&after=7~1&before=7~1&done=moved&lang=en';
  expect(ignoredFilters(shape, new URLSearchParams(understood))).toEqual([]);
});

test('beside the fields of a form stay the order and filters without a field, and nothing that is ignored', () => {
  const address = new URLSearchParams('status=open&who=Ada&who=Bo&from=lost&state=x&sort=-name&search=y&after=7~1');
  const query = { ...readListQuery(shape, address), size: 50 };
  expect(keptBeside(address, query, ['status', 'from'])).toEqual([
    ['sort', '-name'],
    ['who', 'Ada'],
  ]);
  expect(keptBeside(address, query, ['status', 'from', 'who'])).toEqual([['sort', '-name']]);
  const unsorted = new URLSearchParams('sort=-price&who=Ada');
  expect(keptBeside(unsorted, { ...readListQuery(shape, unsorted), size: 50 }, [])).toEqual([['who', 'Ada']]);
});

test('a changed filter restarts the list and keeps the rest', () => {
  const address = new URLSearchParams('status=open&search=&after=7~1&done=moved&sort=name');
  expect(listHref(address, { status: 'done' })).toBe('?status=done&sort=name');
  expect(listHref(address, { status: undefined, sort: '' })).toBe('?');
});

test('a view is the same in any order of its parameters and on any page of the list', () => {
  expect(isSameView('?sort=name&status=open&after=7~1', 'status=open&sort=name')).toBe(true);
  expect(isSameView('status=open', 'status=done')).toBe(false);
  expect(isSameView('', '?search=&lang=en')).toBe(true);
  expect(isSameView('status=open&size=100', 'status=open')).toBe(true);
});

test('a list with sizes has the first one, unless the address has another of them, which stays beside the filters', () => {
  const sized = { ...shape, sizes: [25, 100] };
  const limitOf = (query: string) => readListQuery(sized, new URLSearchParams(query)).part.limit;
  expect([limitOf(''), limitOf('size=100'), limitOf('size=9999')]).toEqual([25, 100, 25]);
  const keptOf = (text: string) => {
    const query = readListQuery(sized, new URLSearchParams(text));
    return keptBeside(new URLSearchParams(text), { ...query, size: query.part.limit }, []);
  };
  expect([keptOf('size=100'), keptOf('size=9999'), keptOf('')]).toEqual([[['size', '100']], [], []]);
});

import { expect, test } from 'vitest';
import { readSearch } from './read-search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('the whole search is in the address', () => {
  expect(read('q=Malm%C3%B6&near=59.33,18.07&open=now&service=print&service=repairs&service=print')).toEqual({
    text: 'Malmö',
    near: { lat: 59.33, lng: 18.07 },
    isOpenNow: true,
    services: ['print', 'repairs'],
  });
});

test('unreadable values are left out', () => {
  const nothing = { text: '', isOpenNow: false, services: [] };
  for (const query of ['', 'near=', 'near=90,0', 'near=0,181', 'near=a,b', 'near=1e9,1', 'open=yes'])
    expect(read(query)).toEqual(nothing);
  expect(read(`q=${'x'.repeat(500)}`).text).toHaveLength(80);
});

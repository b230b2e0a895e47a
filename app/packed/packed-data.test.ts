import { data, type EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { packLoaded, withLoadedData } from './packed-data.ts';
import { unpackOne, unpackResults } from './unpack-results.ts';

const loaded = { name: 'Jacket', stock: undefined };

/** What components get. */
const rendered = (loaderData: Record<string, unknown>) =>
  withLoadedData({ staticHandlerContext: { loaderData } } as EntryContext).staticHandlerContext.loaderData;

/** What the router sends of an instance. */
const sent = (value: unknown) => ({ ...(value as object) });

test('on the server the components get the data itself, the browser gets one text', () => {
  const packed = packLoaded(loaded);
  expect(rendered({ product: packed, shell: undefined }).product).toBe(loaded);
  expect(sent(packed)).toEqual({ packedData: '{"name":"Jacket","stock":"$u"}' });
  expect(unpackOne(sent(packed))).toStrictEqual(loaded);
});

test('a resource route answers the data itself', () => {
  expect(JSON.stringify(packLoaded({ name: 'Jacket' }))).toBe('{"name":"Jacket"}');
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'text'],
  ['a response', new Response()],
  ['data with a status', data({ name: 'Jacket' }, { status: 404 })],
  ['data of another kind', { sizes: new Map() }],
])('%s is left to the router', (_, value) => {
  expect(packLoaded(value)).toBe(value);
  expect(rendered({ one: value })).toEqual({ one: value });
  expect(unpackOne(value)).toBe(value);
});

test('the results of a navigation are unpacked, errors stay', async () => {
  const error = new Error('not found');
  const results = {
    product: { type: 'data', result: sent(packLoaded(loaded)) },
    shell: { type: 'data', result: undefined },
    address: { type: 'error', result: error },
  } as const;
  expect(await unpackResults({} as never, () => Promise.resolve(results))).toStrictEqual({
    product: { type: 'data', result: loaded },
    shell: { type: 'data', result: undefined },
    address: { type: 'error', result: error },
  });
});

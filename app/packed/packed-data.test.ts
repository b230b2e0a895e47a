import { data, type EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { type PackedData, packLoaded, withLoadedData } from './packed-data.ts';
import { unpackResults } from './unpack-results.ts';

const loaded = { name: 'Jacket', stock: undefined };

/** What components get. */
const rendered = (loaderData: Record<string, unknown>) =>
  withLoadedData({ staticHandlerContext: { loaderData } } as EntryContext).staticHandlerContext.loaderData;

const inDocument = (loaded: unknown) => packLoaded(loaded, { isDocument: true });
const inAnswer = (loaded: unknown) => packLoaded(loaded, { isDocument: false });

test('in a document components get the data itself, and the router sees none of its values', () => {
  const packed = inDocument(loaded);
  expect(rendered({ product: packed, shell: undefined })).toEqual({ product: loaded, shell: undefined });
  expect(rendered({ product: packed }).product).toBe(loaded);
  expect(Object.entries(packed as object)).toEqual([]);
  expect((packed as PackedData).text).toBe('{"name":"Jacket","stock":"$u"}');
});

test('the router gets one text for a page that it opens', () => {
  expect(inAnswer(loaded)).toEqual({ packedData: '{"name":"Jacket","stock":"$u"}' });
});

test('a resource route answers the data itself', () => {
  expect(JSON.stringify(inDocument({ name: 'Jacket' }))).toBe('{"name":"Jacket"}');
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'text'],
  ['a response', new Response()],
  ['data with a status', data({ name: 'Jacket' }, { status: 404 })],
  ['data of another kind', { sizes: new Map() }],
])('%s is left to the router', (_, value) => {
  expect(inDocument(value)).toBe(value);
  expect(inAnswer(value)).toBe(value);
  expect(rendered({ one: value })).toEqual({ one: value });
});

test('the results of a navigation are unpacked; other data and errors stay', async () => {
  const error = new Error('not found');
  const results = {
    product: { type: 'data', result: inAnswer(loaded) },
    shell: { type: 'data', result: undefined },
    sizes: { type: 'data', result: { isOpen: true } },
    address: { type: 'error', result: error },
  } as const;
  expect(await unpackResults({} as never, () => Promise.resolve(results))).toStrictEqual({
    product: { type: 'data', result: loaded },
    shell: { type: 'data', result: undefined },
    sizes: { type: 'data', result: { isOpen: true } },
    address: { type: 'error', result: error },
  });
});

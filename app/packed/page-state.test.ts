import { runInNewContext } from 'node:vm';
import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { packLoaded } from './packed-data.ts';
import { type PageState, packPage, withState } from './page-state.ts';
import { type PageContext, unpackPage } from './unpack-page.ts';

const texts = [
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  '\u2028\u2029',
  "it's",
  '\\',
  '"',
  '\n',
  '${1}',
  '&amp;',
];
const product = packLoaded({ texts, missing: undefined }, { isDocument: true });
const page = { loaderData: { product, shell: undefined }, actionData: { form: { at: new Date(0) } }, errors: null };

const entry = { serverHandoffString: '{"basename":"/"}', serverHandoffStream: new ReadableStream() } as EntryContext;

/** React Router's first script. */
const scriptOf = (state: PageState) => `result = ${withState(entry, state).serverHandoffString}`;

/** What the browser gets from the script, with what is sent on the router's stream. */
function open(state: PageState) {
  const sent: string[] = [];
  const { result } = runInNewContext(`${scriptOf(state)}; ({ result })`) as { result: PageContext };
  const context: PageContext = {
    ...result,
    streamController: { enqueue: (text: string) => sent.push(text), close: () => sent.push('end') },
  };
  unpackPage(context);
  return { context, sent };
}

test('the state of a page is one string of its first script, which no text can end', () => {
  const state = packPage(page);
  expect(scriptOf(state)).not.toMatch(/<|\u2028|\u2029|\n/);
  expect(withState(entry, state)).not.toHaveProperty('serverHandoffStream');
  const { context, sent } = open(state);
  // The router decodes an empty state and stores it.
  expect(sent).toEqual(['[{}]\n', 'end']);
  context.state = {};
  expect(context).toMatchObject({ basename: '/' });
  expect(context.state).toEqual({
    loaderData: { product: { texts, missing: undefined }, shell: undefined },
    actionData: { form: { at: new Date(0) } },
    errors: null,
  });
});

test('a streamed page brings the packed data, and the router the rest', () => {
  const state = { ...packPage(page), isWhole: false };
  expect(withState(entry, state).serverHandoffStream).toBe(entry.serverHandoffStream);
  const { context, sent } = open(state);
  expect(sent).toEqual([]);
  // The router has no values of an instance without enumerable fields.
  context.state = { loaderData: { product: {}, sizes: new Map([[1, 'S']]) }, actionData: null, errors: null };
  expect(context.state).toMatchObject({ loaderData: { product: { texts }, sizes: new Map([[1, 'S']]) } });
});

test.each([
  ['an error', { ...page, errors: { product: new Error('failed') } }],
  ['data of another kind', { ...page, loaderData: { product, sizes: new Map() } }],
  ['an answer of another kind', { ...page, actionData: { form: new Map() } }],
])('of a page with %s only the packed data is brought', (_, other) => {
  const state = packPage(other);
  expect(state.isWhole).toBe(false);
  expect(Object.keys(JSON.parse(state.text) as object)).toEqual(['loaderData']);
  expect(state.text).toContain('"product":{"texts":');
  expect(state.text).not.toContain('sizes');
});

test('a page without packed state is the router’s', () => {
  const context: PageContext = { streamController: { enqueue: () => {}, close: () => {} } };
  unpackPage(context);
  context.state = { loaderData: { shell: 1 } };
  expect(context.state).toEqual({ loaderData: { shell: 1 } });
});

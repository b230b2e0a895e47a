import { runInNewContext } from 'node:vm';
import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { packLoaded } from './packed-data.ts';
import { packPage, withState } from './page-state.ts';
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
const page = {
  loaderData: { product: packLoaded({ texts, missing: undefined }), shell: undefined },
  actionData: { form: { at: new Date(0) } },
  errors: null,
};

/** React Router's first script. */
const scriptOf = (state: string) =>
  `result = ${withState({ serverHandoffString: '{"basename":"/"}', serverHandoffStream: new ReadableStream() } as EntryContext, state).serverHandoffString}`;

/** What the browser gets from the script, with what is sent on the router's stream. */
function open(state: string) {
  const sent: string[] = [];
  const { result } = runInNewContext(`${scriptOf(state)}; ({ result })`) as { result: PageContext };
  const context = {
    ...result,
    streamController: { enqueue: (text: string) => sent.push(text), close: () => sent.push('end') },
  };
  unpackPage(context);
  return { context, sent };
}

test('the state of a page is one string of its first script, which no text can end', () => {
  const script = scriptOf(packPage(page) ?? '');
  expect(script).not.toMatch(/<|\u2028|\u2029|\n/);
  const { context, sent } = open(packPage(page) ?? '');
  expect(context).toMatchObject({ basename: '/', state: {} });
  expect(context.state).toEqual({
    loaderData: { product: { texts, missing: undefined }, shell: undefined },
    actionData: { form: { at: new Date(0) } },
    errors: null,
  });
  // The router decodes an empty state and stores it; the unpacked one stays.
  expect(sent).toEqual(['[{}]\n', 'end']);
  context.state = {};
  expect(context.state).toMatchObject({ errors: null });
});

test('a streamed page is unpacked when the router stores its state', () => {
  const context: PageContext = { streamController: { enqueue: () => {}, close: () => {} } };
  unpackPage(context);
  expect(context.state).toBeUndefined();
  const { packedData } = packLoaded({ name: 'Jacket' }) as { packedData: string };
  context.state = { loaderData: { product: { packedData }, shell: { isOpen: true } }, errors: { product: 404 } };
  expect(context.state).toEqual({
    loaderData: { product: { name: 'Jacket' }, shell: { isOpen: true } },
    errors: { product: 404 },
  });
});

test.each([
  ['an error', { ...page, errors: { product: new Error('failed') } }],
  ['data of another kind', { ...page, loaderData: { product: { sizes: new Map() } } }],
  ['an answer of another kind', { ...page, actionData: { form: new Map() } }],
])('a page with %s is left to the router', (_, other) => {
  expect(packPage(other)).toBeUndefined();
});

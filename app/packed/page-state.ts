import type { EntryContext } from 'react-router';
import { pack } from './pack.ts';
import { PackedData } from './packed-data.ts';

type LoadedPage = Pick<EntryContext['staticHandlerContext'], 'loaderData' | 'actionData' | 'errors'>;

/** With what the router starts in the browser, as one text. */
export type PageState = {
  readonly text: string;
  /** Whether the router has nothing to add to it. */
  readonly isWhole: boolean;
};

/** The packed data of a page, and if possible the rest of its state. Errors, and other kinds of data, are left to the router. */
export function packPage({ loaderData, actionData, errors }: LoadedPage): PageState {
  const loaded = Object.entries(loaderData).map(([id, one]) => [id, packOne(one)] as const);
  const answered = errors ? undefined : pack(actionData);
  const isWhole = answered !== undefined && loaded.every(([, text]) => text !== undefined);
  const fields = loaded.flatMap(([id, text]) => (text === undefined ? [] : [`${JSON.stringify(id)}:${text}`]));
  const rest = isWhole ? `,"actionData":${answered},"errors":null` : '';
  return { text: `{"loaderData":{${fields.join(',')}}${rest}}`, isWhole };
}

const packOne = (loaded: unknown) => (loaded instanceof PackedData ? loaded.text : pack(loaded));

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  // Neither </script> nor <!-- may end or change the script.
  '<': '\\x3c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A string of a script in single quotes, which the double quotes of JSON need not be escaped in. */
const scriptString = (text: string) => `'${text.replace(/[\\'<\u2028\u2029]/g, (sign) => escapes[sign] ?? sign)}'`;

/** A page that brings its state in the router's first script, whose object ends with a brace; without a stream if that is all. */
export function withState(page: EntryContext, { text, isWhole }: PageState): EntryContext {
  const handoff = page.serverHandoffString ?? '{}';
  const brought = { packedState: scriptString(text), isWhole };
  const fields = Object.entries(brought).map(([name, value]) => `,"${name}":${value}`);
  const changed = { ...page, serverHandoffString: `${handoff.slice(0, -1)}${fields.join('')}}` };
  if (isWhole) delete changed.serverHandoffStream;
  return changed;
}

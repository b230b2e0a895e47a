import type { EntryContext } from 'react-router';
import { pack } from './pack.ts';
import { PackedData } from './packed-data.ts';

type LoadedPage = Pick<EntryContext['staticHandlerContext'], 'loaderData' | 'actionData' | 'errors'>;

/** The state with which the router starts in the browser, as one text; undefined if only the router can send it. */
export function packPage({ loaderData, actionData, errors }: LoadedPage): string | undefined {
  if (errors) return undefined;
  const packed = Object.entries(loaderData).map(([id, loaded]) => [id, packOne(loaded)] as const);
  const answered = pack(actionData);
  if (answered === undefined || packed.some(([, text]) => text === undefined)) return undefined;
  const loaded = packed.map(([id, text]) => `${JSON.stringify(id)}:${text}`);
  return `{"loaderData":{${loaded.join(',')}},"actionData":${answered},"errors":null}`;
}

const packOne = (loaded: unknown) => (loaded instanceof PackedData ? loaded.packedData : pack(loaded));

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

/** A page that brings its state in the router's first script, whose object ends with a brace, and not in a stream. */
export function withState(page: EntryContext, state: string): EntryContext {
  const handoff = page.serverHandoffString ?? '{}';
  const whole = { ...page, serverHandoffString: `${handoff.slice(0, -1)},"packedState":${scriptString(state)}}` };
  delete whole.serverHandoffStream;
  return whole;
}

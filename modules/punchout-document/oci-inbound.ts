import { stripControls } from '#core/input.ts';
import { languageOfProcurement } from './procurement-language.ts';

export type OciVersion = 3 | 4;

/** Names of the credentials in different procurement systems. */
const userNames = ['username', '~username', 'userid', 'user'];
const passwords = ['password', '~password', 'pass', 'token'];
const echoed = ['~OkCode', '~CALLER', '~target'] as const;

/** A name or a secret in an address would be kept in logs and histories, so that only the form counts. */
export const isCredential = (name: string): boolean => [...userNames, ...passwords].includes(name.toLowerCase());

/** What a procurement system sends to open the shop. Names are compared without regard to capitals; a later value wins. */
export function readOciRequest(given: Iterable<readonly [string, string]>, version: OciVersion) {
  const values = new Map<string, string>();
  for (const [name, value] of given) values.set(name.toLowerCase(), stripControls(value).trim());
  const read = (...names: readonly string[]) => names.map((name) => values.get(name)).find(Boolean) ?? '';
  const charset = read('http_content_charset').toLowerCase();
  return {
    marketId: read('marketid') || undefined,
    /** What the system wants instead of a visit. */
    asksFor: read('function').toUpperCase().slice(0, 40),
    productId: read('productid').slice(0, 40),
    /** Of VALIDATE; a buyer's system may write a comma. */
    quantity: Number(read('quantity').replace(',', '.')) || 1,
    searchText: read('searchstring').slice(0, 100),
    hookUrl: read('hook_url', 'returnurl', 'return_url', 'hookurl'),
    name: read(...userNames),
    secret: read(...passwords),
    buyerReference: read('buyerreference', 'sessionid').slice(0, 100),
    endpoint: { id: read('endpointid').slice(0, 50), scheme: read('schemeid').slice(0, 10) },
    asked: {
      echo: Object.fromEntries(
        echoed.flatMap((name) => {
          const value = read(name.toLowerCase()).slice(0, 100);
          return value === '' ? [] : [[name, value]];
        }),
      ),
      target: targetOf(read('returntarget'), read('~target')),
      charset: charsetOf(charset, version),
      language: languageOfProcurement(read('sap-language', 'langu', 'language', 'sap-locale')),
    },
  };
}

/** The name of a window or frame. What is no such name is left out. */
function targetOf(...names: readonly string[]): string {
  return names.find((name) => /^[\w-]{1,60}$/.test(name)) ?? '_top';
}

/** Version 3 is written in ISO 8859-1 unless the buyer says otherwise. */
function charsetOf(asked: string, version: OciVersion): 'utf-8' | 'iso-8859-1' {
  if (/^utf-?8$/.test(asked)) return 'utf-8';
  if (/^iso-?8859-?1$|^latin-?1$/.test(asked)) return 'iso-8859-1';
  return version === 3 ? 'iso-8859-1' : 'utf-8';
}

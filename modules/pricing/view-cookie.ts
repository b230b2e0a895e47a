import { decodePercent } from '#core/percent.ts';
import { parseStoredChoice, type StoredChoice } from './price-mode.ts';

/**
 * How a visitor wants prices, so that the first page is painted right: `Public:p=incVAT&h=1~1001-17:p=exVAT`.
 * It only mirrors what the browser stores. It can hide prices, never show any that are hidden for another reason.
 */
export const viewCookie = 'yrke_view';

/** The same for what ends with the browser: prices hidden without being remembered. */
export const sessionViewCookie = 'yrke_view_session';

export type View = { storedChoice: StoredChoice | undefined; hidePrice: boolean };

type Entry = View & { key: string };

/** The last ones used; a shared computer must not make a header grow without end. */
const mostEntries = 4;
const longest = 400;
const entryShape = /^(Public|\d{1,16}(?:-\d{1,16})?):(.*)$/;

/** What the cookie says for a key of viewKeyOf. Anything odd says nothing. */
export function readView(cookie: string | undefined, key: string): View {
  const { storedChoice, hidePrice = false } = parseEntries(cookie).find((entry) => entry.key === key) ?? {};
  return { storedChoice, hidePrice };
}

/** What both cookies say together. */
export function readViewIn(cookieNamed: (name: string) => string | undefined, key: string): View {
  const kept = readView(cookieNamed(viewCookie), key);
  return { ...kept, hidePrice: kept.hidePrice || readView(cookieNamed(sessionViewCookie), key).hidePrice };
}

/** A choice is always kept. Whatever else a cookie says stays, and lasts no longer for it. */
export function writeChoice(cookie: string | undefined, key: string, storedChoice: StoredChoice): string {
  return writeView(cookie, key, { ...readView(cookie, key), storedChoice });
}

/** Prices are hidden by the one cookie or by the other, as long as is wanted. */
export function writeHidePrice(
  cookieNamed: (name: string) => string | undefined,
  key: string,
  { hidePrice, isKept }: { hidePrice: boolean; isKept: boolean },
): { kept: string; session: string } {
  const writeInto = (name: string, isHidden: boolean) =>
    writeView(cookieNamed(name), key, { ...readView(cookieNamed(name), key), hidePrice: isHidden });
  return {
    kept: writeInto(viewCookie, hidePrice && isKept),
    session: writeInto(sessionViewCookie, hidePrice && !isKept),
  };
}

/** The cookie's next value: this visitor first, the others as they were. */
export function writeView(cookie: string | undefined, key: string, view: View): string {
  const others = parseEntries(cookie).filter((entry) => entry.key !== key);
  return [{ ...view, key }, ...others].slice(0, mostEntries).map(writeEntry).join('~');
}

function parseEntries(cookie: string | undefined): Entry[] {
  return decoded(cookie ?? '')
    .split('~')
    .flatMap((text) => {
      const [, key, rest] = entryShape.exec(text) ?? [];
      if (key === undefined) return [];
      const said = new URLSearchParams(rest);
      return [{ key, storedChoice: parseStoredChoice(said.get('p')), hidePrice: said.get('h') === '1' }];
    });
}

function writeEntry({ key, storedChoice, hidePrice }: Entry): string {
  const said = [storedChoice && `p=${storedChoice}`, hidePrice && 'h=1'].filter(Boolean);
  return `${key}:${said.join('&')}`;
}

/** Some writers of cookies escape what needs no escaping. */
function decoded(cookie: string): string {
  return cookie.length > longest ? '' : (decodePercent(cookie) ?? '');
}

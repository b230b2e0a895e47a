import { decodePercent } from '#core/percent.ts';
import { parseStoredChoice, type StoredChoice } from './price-mode.ts';

/**
 * The visitor's price display, so that the server renders the first page correctly:
 * `Public:p=incVAT&h=1~1001-17:p=exVAT`. It mirrors the browser's storage. It can hide prices, but never show prices
 * that are hidden for another reason.
 */
export const viewCookie = 'yrke_view';

/** The same for settings that end with the browser session: prices hidden without "remember". */
export const sessionViewCookie = 'yrke_view_session';

export type View = { storedChoice: StoredChoice | undefined; hidePrice: boolean };

type Entry = View & { key: string };

/** Keeps the most recent entries, so that the cookie stays small on shared computers. */
const mostEntries = 4;
const longest = 400;
const entryShape = /^(Public|\d{1,16}(?:-\d{1,16})?):(.*)$/;

/** The cookie's entry for a key of viewKeyOf; invalid content is ignored. */
export function readView(cookie: string | undefined, key: string): View {
  const { storedChoice, hidePrice = false } = parseEntries(cookie).find((entry) => entry.key === key) ?? {};
  return { storedChoice, hidePrice };
}

/** Combines both cookies. */
export function readViewIn(cookieNamed: (name: string) => string | undefined, key: string): View {
  const kept = readView(cookieNamed(viewCookie), key);
  return { ...kept, hidePrice: kept.hidePrice || readView(cookieNamed(sessionViewCookie), key).hidePrice };
}

/** A choice is always persistent. Other entries keep their content and lifetime. */
export function writeChoice(cookie: string | undefined, key: string, storedChoice: StoredChoice): string {
  return writeView(cookie, key, { ...readView(cookie, key), storedChoice });
}

/** Hides prices through the persistent or the session cookie. */
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

/** The cookie's new value: this visitor first, the others unchanged. */
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

/** Some HTTP clients escape characters unnecessarily. */
function decoded(cookie: string): string {
  return cookie.length > longest ? '' : (decodePercent(cookie) ?? '');
}

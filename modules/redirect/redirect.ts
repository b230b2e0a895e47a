import { isLanguage, languages } from '#core/locale.ts';

/** An address that leads to another one, if no page exists there. */
export type Redirect = {
  readonly id: string;
  /** Undefined: in all markets that have no redirect of their own for this address. */
  readonly marketId: number | undefined;
  /** In small letters, without a slash at the end. Without a language it counts in every language. */
  readonly from: string;
  /** A path of the shop. Without a language it gets the visitor's. */
  readonly to: string;
  readonly createdAt: Date;
};

export const longestPath = 300;
export const mostRedirects = 5000;

/** The spelling in which addresses are compared. */
export function normalPath(path: string): string {
  const bare = path.split(/[?#]/)[0] ?? '';
  return bare.toLowerCase().replace(/\/+$/, '') || '/';
}

const languageOf = (path: string): string | undefined => {
  const first = path.split('/')[1] ?? '';
  return isLanguage(first) ? first : undefined;
};

type Targets = ReadonlyMap<string, string>;

/** Where a path leads to, or undefined. `targets` has normal paths. */
export function targetOf(targets: Targets, path: string, language: string): string | undefined {
  const from = normalPath(path);
  const own = languageOf(from);
  const to = targets.get(from) ?? (own === undefined ? undefined : targets.get(from.slice(own.length + 1) || '/'));
  if (to === undefined) return undefined;
  return languageOf(to) === undefined ? `/${own ?? language}${to === '/' ? '' : to}` : to;
}

/** The redirects of a market: its own replace those of all markets. */
export function targetsOf(redirects: readonly Redirect[], marketId: number | undefined): Map<string, string> {
  const general = redirects.filter((one) => one.marketId === undefined);
  const own = marketId === undefined ? [] : redirects.filter((one) => one.marketId === marketId);
  return new Map([...general, ...own].map(({ from, to }) => [from, to]));
}

type NewRedirect = Pick<Redirect, 'marketId' | 'from' | 'to'>;

/** Whether a new redirect leads back to itself, directly or by others, in any market and language. */
export function isLoop(redirects: readonly Redirect[], added: NewRedirect): boolean {
  const markets = new Set(
    added.marketId === undefined ? [undefined, ...redirects.map(({ marketId }) => marketId)] : [added.marketId],
  );
  return [...markets].some((marketId) => {
    const targets = targetsOf(redirects, marketId);
    const isReplaced =
      added.marketId === undefined &&
      redirects.some((one) => one.marketId === marketId && marketId !== undefined && one.from === added.from);
    if (!isReplaced) targets.set(added.from, added.to);
    return languages.some((language) => returns(targets, added.from, language));
  });
}

function returns(targets: Targets, from: string, language: string): boolean {
  const seen = new Set<string>();
  let at: string | undefined = languageOf(from) === undefined ? `/${language}${from === '/' ? '' : from}` : from;
  while (at !== undefined) {
    const path = normalPath(at);
    if (seen.has(path)) return true;
    seen.add(path);
    at = targetOf(targets, path, language);
  }
  return false;
}

import { seal, unseal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { searchedWords } from './searched-words.ts';

type Place = Pick<Visit, 'market' | 'language'>;

export type SearchedFor = {
  readonly marketId: number;
  readonly language: string;
  readonly words: string;
  readonly isEmpty: boolean;
};

/**
 * A token in the page of a search, which links its clicks to it. It has the words, not the visitor: all visitors with the
 * same search have the same token, and it is stored nowhere. Its signature keeps other texts out of the counts.
 */
export function searchTokenOf(
  { env }: Pick<Shop, 'env'>,
  { market, language }: Place,
  { searchText, total }: { readonly searchText: string; readonly total: number },
): string | undefined {
  const words = searchedWords(searchText, language);
  if (words === undefined) return undefined;
  return seal(secretsOf(env), 'insight-search', `${market.marketId} ${language} ${total === 0 ? 0 : 1} ${words}`);
}

export function readSearchToken({ env }: Pick<Shop, 'env'>, token: string): SearchedFor | undefined {
  const [, marketId, language = '', found, words = ''] =
    /^(\d+) ([a-z]{2}) ([01]) (.+)$/su.exec(unseal(secretsOf(env), 'insight-search', token) ?? '') ?? [];
  return marketId === undefined ? undefined : { marketId: Number(marketId), language, words, isEmpty: found === '0' };
}

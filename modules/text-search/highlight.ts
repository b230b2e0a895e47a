import type { Language } from '#core/locale.ts';
import { numberTyped } from './index/part-numbers.ts';
import { cutQuery, shortestPrefix } from './index/query.ts';
import { nearKeys, slipsAllowed } from './near-keys.ts';
import { stemOf } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { createTextHeap, textAt } from './text-heap.ts';
import { formsCompounds } from './words/compounds.ts';
import { foldWithPlaces } from './words/fold.ts';
import { longestPhrase, synonymsOf } from './words/synonyms.ts';
import { chunksOf, type Part, partsOf } from './words/tokens.ts';
import { type Word, wordOf } from './words/word.ts';

/** Positions in UTF-16 code units. */
export type TextRange = { readonly start: number; readonly end: number };

type Token = Part & { readonly word: Word };

/** Longer texts are not shown in search results. */
const longestText = 5000;
const mostWords = 10;

/** The parts of a text that match a query: whole words, or the typed part of a word. Sorted and without overlaps. */
export function highlight(text: string, query: string, language: Language): TextRange[] {
  const shown = text.slice(0, longestText);
  const asked = cutQuery(query);
  const chunks = chunksOf(shown);
  const tokens = chunks.flatMap((chunk) => tokensOf(chunk, language));
  const wholes = chunks.filter(isJoined).map((chunk) => ({ ...chunk, word: wordOf(joinedOf(chunk), language) }));
  const words = wordsOf(asked, language);
  const ranges = words.flatMap((word, at) => {
    const found = [
      ...tokens.flatMap((token) => rangesIn(token, word, at === words.length - 1, language)),
      ...wholes.filter((whole) => isSame(whole.word, word)),
    ];
    return found.length > 0 ? found : nearTokens(tokens, word);
  });
  const others = [...neighbours(words, language), ...synonymWords(words, tokens, language)];
  ranges.push(...[...tokens, ...wholes].filter((token) => others.some((other) => isSame(token.word, other))));
  return merged([...ranges, ...numbersIn(shown, asked)], shown);
}

const isJoined = (chunk: Part) => partsOf(chunk).length > 1;
const joinedOf = (chunk: Part) =>
  partsOf(chunk)
    .map(({ raw }) => raw)
    .join('');
const tokensOf = (chunk: Part, language: Language): Token[] =>
  partsOf(chunk).map((part) => ({ ...part, word: wordOf(part.raw, language) }));

function wordsOf(asked: string, language: Language): Word[] {
  const words = chunksOf(asked)
    .flatMap((chunk) => tokensOf(chunk, language))
    .map(({ word }) => word)
    .filter(({ plain }) => plain !== '');
  const telling = words.filter(({ plain }) => !isStopWord(plain, language));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

const neighbours = (words: readonly Word[], language: Language): Word[] =>
  words.slice(1).map((word, at) => wordOf(`${words[at]?.plain ?? ''}${word.plain}`, language));

/** Words of a synonym phrase, if the text contains all of it. */
function synonymWords(words: readonly Word[], tokens: readonly Token[], language: Language): Word[] {
  return words.flatMap((_, from) =>
    Array.from({ length: longestPhrase }, (_, more) => words.slice(from, from + more + 1))
      .flatMap((phrase) => synonymsOf(phrase, language))
      .filter((phrase) => phrase.every((word) => tokens.some((token) => isSame(token.word, word))))
      .flat(),
  );
}

function isSame(a: Word, b: Word): boolean {
  return a.stem === b.stem || [a.plain, ...a.spellings].some((form) => form === b.plain || b.spellings.includes(form));
}

function rangesIn(token: Token, word: Word, isLast: boolean, language: Language): TextRange[] {
  if (isSame(token.word, word)) return [token];
  const isLong = word.plain.length >= shortestPrefix;
  if (!isLast && !isLong) return [];
  const { plain, spellings } = token.word;
  const at = plain.indexOf(word.plain);
  if (at === 0) return [partOf(token, 0, word.plain.length, language)];
  if (spellings.some((spelling) => spelling.startsWith(word.plain))) return [token];
  if (!isLong || !formsCompounds(language)) return [];
  if (at > 0) return [partOf(token, at, at + word.plain.length, language)];
  const from = plain.lastIndexOf(word.stem);
  const isHead = from >= 3 && stemOf(plain.slice(from), language) === word.stem;
  return isHead ? [partOf(token, from, plain.length, language)] : [];
}

/** Folding may turn one letter into two, so positions in the folded word must be mapped back to the text. */
function partOf(token: Token, from: number, to: number, language: Language): TextRange {
  const { places } = foldWithPlaces(token.raw, language);
  return { start: token.start + (places[from] ?? 0), end: token.start + (places[to] ?? token.raw.length) };
}

function nearTokens(tokens: readonly Token[], { plain }: Word): Token[] {
  const slips = slipsAllowed(plain);
  if (slips === 0) return [];
  const heap = createTextHeap([...new Set(tokens.map(({ word }) => word.plain))].sort());
  const near = new Set(nearKeys(heap, plain, slips).map(({ key }) => textAt(heap, key)));
  return tokens.filter(({ word }) => near.has(word.plain));
}

function numbersIn(text: string, asked: string): TextRange[] {
  const number = numberTyped(asked);
  if (number === undefined) return [];
  const pattern = new RegExp(number.split('').join(String.raw`[\s./\p{Pd}]?`), 'giu');
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Merges ranges that touch or have only a hyphen between them. */
function merged(ranges: readonly TextRange[], text: string): TextRange[] {
  const joined: TextRange[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1);
    if (last && (start <= last.end || /^[-/\u2010-\u2015]$/.test(text.slice(last.end, start))))
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else if (start < end) joined.push({ start, end });
  }
  return joined;
}

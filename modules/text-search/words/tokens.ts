/** A run of letters and digits in a text, with its position. */
export type Part = { readonly raw: string; readonly start: number; readonly end: number };

const unit = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*`;
const joiner = String.raw`(?:[-/_\u2010-\u2015]|(?<=\p{N})[.,](?=\p{N}))`;
const chunkPattern = new RegExp(`${unit}(?:${joiner}${unit})*`, 'gu');
const unitPattern = new RegExp(unit, 'gu');

/** Text without spaces: "hi-vis", "3/4" and "15.000" are one chunk each. */
export function chunksOf(text: string): Part[] {
  const chunks: Part[] = [];
  for (const { 0: raw, index } of text.matchAll(chunkPattern))
    chunks.push({ raw, start: index, end: index + raw.length });
  return chunks;
}

export function partsOf(chunk: Part): Part[] {
  if (!/[-/_.,\u2010-\u2015]/.test(chunk.raw)) return [chunk];
  const parts: Part[] = [];
  for (const { 0: raw, index } of chunk.raw.matchAll(unitPattern))
    parts.push({ raw, start: chunk.start + index, end: chunk.start + index + raw.length });
  return parts;
}

/** Longer chunks, such as lists of colours separated by slashes, are not joined to one word. */
const longestJoined = 24;

/** The parts of a chunk as words, and neighbouring parts joined: "varsel-T-shirt" also matches "tshirt". */
export function spellingsOf(parts: readonly Part[]): string[] {
  const raws = parts.map(({ raw }) => raw);
  const spellings = [...raws];
  for (let at = 0; at + 1 < raws.length; at++) spellings.push(`${raws[at]}${raws[at + 1]}`);
  if (raws.length > 2) spellings.push(raws.join(''));
  return spellings.filter((spelling, at) => at < raws.length || spelling.length <= longestJoined);
}

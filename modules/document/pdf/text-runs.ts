/** Part of a text that one font file can render. */
export type Run = { readonly isExtended: boolean; readonly text: string };

/** Characters of the file `latin`; other characters of Czech, Polish, Latvian and Estonian are in `latin-ext`. */
const basic =
  /[\p{ASCII}\u0080-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/u;

export function runsOf(text: string): Run[] {
  const runs: { isExtended: boolean; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const isExtended = !basic.test(letter);
    const last = runs.at(-1);
    if (last?.isExtended === isExtended) last.text += letter;
    else runs.push({ isExtended, text: letter });
  }
  return runs;
}

/** Wraps text to lines of the given width; a longer word gets its own line. */
export function wrap(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

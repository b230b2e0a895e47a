import { inflateSync } from 'node:zlib';

type Pdf = {
  readonly pages: number;
  /** The lines of a page, from top to bottom. */
  readonly lines: readonly string[];
  readonly text: string;
  /** Letters that are missing in the fonts: readers see empty boxes. */
  readonly boxes: number;
  /** Filled rectangles, from left to right. */
  readonly bars: readonly { readonly left: number; readonly width: number; readonly height: number }[];
  /** Everything but streams: the catalogue, the metadata, the tag tree. */
  readonly frame: string;
};

type Part = { readonly head: string; readonly stream: string };

/** Reads the pages and texts of a PDF as written by pdfkit. */
export function readPdf(bytes: Uint8Array): Pdf {
  const parts = partsOf(Buffer.from(bytes).toString('latin1'));
  const pages = [...parts.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  const codes: string[] = [];
  const contentOf = (head: string) => parts.get(head.match(/\/Contents (\d+) 0 R/)?.[1] ?? '')?.stream ?? '';
  const lines = pages.flatMap(({ head }) => linesOf(contentOf(head), fontsOf(parts, head), codes));
  return {
    pages: pages.length,
    lines,
    text: lines.join('\n'),
    bars: pages.flatMap(({ head }) => barsOf(contentOf(head))),
    boxes: codes.filter((code) => code === '0000').length,
    frame: [...parts.values()].map(({ head }) => head).join('\n'),
  };
}

function partsOf(file: string): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const [, number = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [head = '', packed] = body.split(/\nstream\n/);
    const raw = Buffer.from(packed?.replace(/\nendstream$/, '') ?? '', 'latin1');
    const isPacked = head.includes('/FlateDecode') && !head.includes('/FontFile');
    parts.set(number, { head, stream: (isPacked ? inflateSync(raw) : raw).toString('latin1') });
  }
  return parts;
}

type Font = ReadonlyMap<string, string>;

/** The fonts of a page by name: each maps codes to letters. */
function fontsOf(parts: Map<string, Part>, page: string): Map<string, Font> {
  const resources = parts.get(page.match(/\/Resources (\d+) 0 R/)?.[1] ?? '')?.head ?? '';
  const names = resources.matchAll(/\/(F\d+) (\d+) 0 R/g);
  return new Map(
    [...names].map(([, name = '', number = '']) => {
      const map = parts.get(number)?.head.match(/\/ToUnicode (\d+) 0 R/)?.[1] ?? '';
      return [name, lettersOf(parts.get(map)?.stream ?? '')];
    }),
  );
}

function lettersOf(map: string): Font {
  const letters = new Map<string, string>();
  for (const [, first = '0', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    for (const [at, [, units = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const code = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0');
      const hex = units.replaceAll(' ', '');
      letters.set(code, Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    }
  return letters;
}

/** Texts at the same height are one line. */
function linesOf(content: string, fonts: Map<string, Font>, codes: string[]): string[] {
  const lines = new Map<number, string>();
  const pieces = content.matchAll(/1 0 0 1 \S+ (\S+) Tm\n\/(F\d+) \S+ Tf\n(?:\S+ Tr\n)?\[(.*?)\] TJ/gs);
  for (const [, height = '0', font = '', shown = ''] of pieces) {
    const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    codes.push(...glyphs);
    const text = glyphs.map((code) => fonts.get(font)?.get(code) ?? '?').join('');
    lines.set(Number(height), (lines.get(Number(height)) ?? '') + text);
  }
  return [...lines].toSorted(([a], [b]) => b - a).map(([, line]) => line);
}

const barsOf = (content: string): Pdf['bars'] =>
  [...content.matchAll(/(\S+) \S+ (\S+) (\S+) re\n(?:[^\n]*\n){0,3}?f\n/g)]
    .map(([, left, width, height]) => ({ left: Number(left), width: Number(width), height: Number(height) }))
    .toSorted((a, b) => a.left - b.left);

import { SaxesParser } from 'saxes';
import type { XmlElement } from './xml-element.ts';

/** Of a whole document. */
export const mostLetters = 1_000_000;
/** An order of 500 rows with its accounting fits. */
const mostElements = 40_000;
const deepest = 32;

type Open = { name: string; attributes: Record<string, string>; children: (XmlElement | string)[] };

class TooMuch extends Error {}

/**
 * Reads a document of others. Undefined if it is not well formed, too large or too deep, or declares entities: the parser knows only the
 * five of XML, loads nothing, and a doctype may name a DTD but have none of its own.
 */
export function readXml(text: string): XmlElement | undefined {
  if (text.length > mostLetters) return undefined;
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  const open: Open[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new TooMuch('a DTD of its own');
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > mostElements || open.length >= deepest) throw new TooMuch('too many elements');
    open.push({ name, attributes, children: [] });
  });
  const add = (part: string) => open.at(-1)?.children.push(part);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    const parent = open.at(-1);
    if (parent) parent.children.push(closed);
    else root = closed;
  });
  try {
    parser.write(text).close();
  } catch {
    // Every error gets the same answer.
    return undefined;
  }
  return root;
}

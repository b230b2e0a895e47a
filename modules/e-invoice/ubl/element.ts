/** An element of a UBL document with either a text or children; names are without their namespace. */
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly children: readonly Element[];
};

type Part = Element | undefined | readonly Part[];

type Text = string | undefined | null;

/** An element with a text. Undefined without a text, because UBL allows no empty elements. */
export function leaf(name: string, text: Text, attributes: Readonly<Record<string, Text>> = {}): Element | undefined {
  const trimmed = text?.trim();
  if (!trimmed) return undefined;
  const given = Object.entries(attributes).flatMap(([key, value]) => (value ? [[key, value] as const] : []));
  return { name, attributes: Object.fromEntries(given), text: trimmed, children: [] };
}

const flat = (parts: readonly Part[]): Element[] =>
  parts.flatMap((part) => (part === undefined ? [] : isElement(part) ? [part] : flat(part)));

const isElement = (part: Element | readonly Part[]): part is Element => !Array.isArray(part);

/** An element with children; undefined if it would have none. */
export function group(name: string, ...parts: readonly Part[]): Element | undefined {
  const children = flat(parts);
  return children.length === 0 ? undefined : { name, attributes: {}, children };
}

/** The document itself. */
export const root = (name: 'Invoice' | 'CreditNote', ...parts: readonly Part[]): Element => ({
  name,
  attributes: {},
  children: flat(parts),
});

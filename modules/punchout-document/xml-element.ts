import { xmlText } from '#platform/sheets/xml-text.ts';

/** An element of a document: its children are elements and texts, in order. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
};

type Attributes = Readonly<Record<string, string | undefined>>;
type Child = XmlElement | string | undefined;

/** Leaves out attributes and children that are undefined. */
export function el(name: string, attributes: Attributes, ...children: readonly Child[]): XmlElement {
  const given = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return { name, attributes: Object.fromEntries(given), children: children.filter((child) => child !== undefined) };
}

export function writeElement(node: XmlElement | string): string {
  if (typeof node === 'string') return xmlText(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${xmlText(value)}"`);
  const inside = node.children.map(writeElement).join('');
  return inside === ''
    ? `<${node.name}${attributes.join('')}/>`
    : `<${node.name}${attributes.join('')}>${inside}</${node.name}>`;
}

export const childrenOf = (node: XmlElement | undefined, name?: string): XmlElement[] =>
  (node?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );

/** The element at the end of a way of names; the first of several. */
export function at(node: XmlElement | undefined, ...way: readonly string[]): XmlElement | undefined {
  return way.reduce<XmlElement | undefined>((found, name) => childrenOf(found, name)[0], node);
}

/** All text within, without spaces around it. */
export function textIn(node: XmlElement | undefined): string {
  const inside = (child: XmlElement | string): string =>
    typeof child === 'string' ? child : child.children.map(inside).join('');
  return node ? inside(node).trim() : '';
}

import { xmlText } from '#platform/sheets/xml-text.ts';
import type { Element } from './element.ts';

const schema = 'urn:oasis:names:specification:ubl:schema:xsd';

/** The XML of a document. Elements with a text are basic components (cbc), elements with children are aggregates (cac). */
export function writeXml(document: Element): string {
  const names = [
    `xmlns="${schema}:${document.name}-2"`,
    `xmlns:cac="${schema}:CommonAggregateComponents-2"`,
    `xmlns:cbc="${schema}:CommonBasicComponents-2"`,
  ].join(' ');
  const inside = document.children.map((child) => written(child, '  ')).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${document.name} ${names}>\n${inside}</${document.name}>\n`;
}

function written({ name, attributes, text, children }: Element, indent: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  if (text !== undefined) return `${indent}<cbc:${name}${given.join('')}>${xmlText(text)}</cbc:${name}>\n`;
  const inside = children.map((child) => written(child, `${indent}  `)).join('');
  return `${indent}<cac:${name}>\n${inside}${indent}</cac:${name}>\n`;
}

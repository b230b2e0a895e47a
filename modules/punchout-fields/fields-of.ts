import { readXml } from '../punchout-document/read-xml.ts';
import type { XmlElement } from '../punchout-document/xml-element.ts';
import type { DocumentBody, FormField } from '../punchout-log/logged-document.ts';

/** A document field by field. Those of XML are named by their way: `Header/Sender/Credential/@domain`. */
export function fieldsOf(body: DocumentBody): FormField[] {
  if ('fields' in body) return [...body.fields];
  const root = 'xml' in body ? readXml(body.xml) : undefined;
  return root ? fieldsIn(root, '') : [];
}

function fieldsIn({ attributes, children }: XmlElement, way: string): FormField[] {
  const at = (name: string) => (way === '' ? name : `${way}/${name}`);
  const text = children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();
  const elements = children.filter((child) => typeof child !== 'string');
  const counts = new Map<string, number>();
  for (const { name } of elements) counts.set(name, (counts.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  return [
    ...Object.entries(attributes).map(([name, value]) => ({ name: at(`@${name}`), value })),
    ...(text === '' ? [] : [{ name: way, value: text }]),
    ...elements.flatMap((element) => {
      const n = (seen.get(element.name) ?? 0) + 1;
      seen.set(element.name, n);
      const isOneOfMany = (counts.get(element.name) ?? 0) > 1;
      return fieldsIn(element, at(isOneOfMany ? `${element.name}[${n}]` : element.name));
    }),
  ];
}

import { readFileSync } from 'node:fs';
import { readXml } from '#modules/punchout-document/read-xml.ts';
import { childrenOf, type XmlElement } from '#modules/punchout-document/xml-element.ts';
import { outgoingModels } from './outgoing-models.ts';

type Declared = { readonly content: string; readonly required: readonly string[]; readonly known: ReadonlySet<string> };

const dtd = withoutEntities(
  readFileSync(new URL('cXML.dtd', import.meta.url), 'utf8').replaceAll(/<!--[\s\S]*?-->/g, ''),
);
const declared = declarations(dtd);
const words = (text: string) => text.split(' ').filter(Boolean);
const outgoing = new Map(
  Object.entries(outgoingModels).map(([name, [content, needed, allowed = '']]): [string, Declared] => [
    name,
    { content, required: words(needed), known: new Set([...words(needed), ...words(allowed)]) },
  ]),
);

/** Expands parameter entities, as a DTD parser would. */
function withoutEntities(text: string): string {
  const entities = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/<!ENTITY\s+%\s+([\w.:-]+)\s+"([^"]*)"\s*>/g))
    if (!entities.has(name)) entities.set(name, value);
  let out = text.replaceAll(/<!ENTITY\s+%\s+[\w.:-]+\s+"[^"]*"\s*>/g, '');
  for (let pass = 0; pass < 10 && /%[\w.:-]+;/.test(out); pass += 1)
    out = out.replaceAll(/%([\w.:-]+);/g, (_, name: string) => entities.get(name) ?? '');
  return out;
}

function declarations(text: string): Map<string, Declared> {
  const attributes = new Map<string, string>();
  for (const [, name = '', list = ''] of text.matchAll(/<!ATTLIST\s+([\w.:-]+)\s+([^>]*)>/g))
    attributes.set(name, `${attributes.get(name) ?? ''} ${list}`);
  const found = new Map<string, Declared>();
  for (const [, name = '', content = ''] of text.matchAll(/<!ELEMENT\s+([\w.:-]+)\s+([^>]*)>/g)) {
    const list = attributes.get(name) ?? '';
    const each = [
      ...list.matchAll(
        /([\w.:-]+)\s+(?:CDATA|ID|IDREF|NMTOKENS?|\([^)]*\))\s+(#REQUIRED|#IMPLIED|(?:#FIXED\s+)?"[^"]*")/g,
      ),
    ];
    const required = each.filter(([, , kind]) => kind === '#REQUIRED').map(([, attribute = '']) => attribute);
    found.set(name, { content: content.trim(), required, known: new Set(each.map(([, attribute = '']) => attribute)) });
  }
  return found;
}

/** A content model as a regular expression over names that each end with a semicolon. */
function modelOf(content: string): RegExp | undefined {
  if (content === 'ANY') return undefined;
  if (content === 'EMPTY') return /^$/;
  const names = content.replaceAll(/\s/g, '').replaceAll(/#PCDATA\|?/g, '');
  const body = names
    .replaceAll(/[\w.:-]+/g, (name) => `(?:${name};)`)
    .replaceAll(',', '')
    .replaceAll('()', '');
  return new RegExp(`^(?:${body === '' ? '' : body})$`);
}

/** The errors according to the DTD; empty for a valid document. */
export function problemsByDtd(document: string): string[] {
  const root = readXml(document);
  return root ? problemsIn(root, declared) : ['not well formed'];
}

/** The same for outgoing documents about orders, which other parts of the DTD define. */
export function problemsOfOutgoing(document: string): string[] {
  const root = readXml(document);
  return root ? problemsIn(root, new Map([...declared, ...outgoing])) : ['not well formed'];
}

function problemsIn(element: XmlElement, known: ReadonlyMap<string, Declared>): string[] {
  const { name, attributes } = element;
  const wanted = known.get(name);
  if (!wanted) return [`<${name}> is unknown`];
  const names = childrenOf(element).map((child) => `${child.name};`);
  const hasText = element.children.some((child) => typeof child === 'string' && child.trim() !== '');
  return [
    ...(modelOf(wanted.content)?.test(names.join('')) === false ? [`<${name}> has ${names.join('')}`] : []),
    ...(hasText && !/#PCDATA|ANY/.test(wanted.content) ? [`<${name}> has text`] : []),
    ...wanted.required.flatMap((one) => (one in attributes ? [] : [`<${name}> lacks ${one}`])),
    ...Object.keys(attributes).flatMap((one) => (wanted.known.has(one) ? [] : [`<${name}> has the attribute ${one}`])),
    ...childrenOf(element).flatMap((child) => problemsIn(child, known)),
  ];
}

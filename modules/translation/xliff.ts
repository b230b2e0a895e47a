import { readXml } from '../punchout-document/read-xml.ts';
import type { XmlElement } from '../punchout-document/xml-element.ts';
import { type TranslationFile, translationFile } from './translation-file.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** XLIFF 2.0: a file for each document, a unit for each text. Its ids are names without slashes, so they are in `name`. */
export function toXliff({ source, target, documents }: TranslationFile): string {
  const files = documents.map(({ kind, slug, units }, index) => {
    const lines = units.map(
      ({ id, source: text, target: translated }, at) => `    <unit id="u${at + 1}" name="${escapeXml(id)}">
      <segment${translated === undefined ? '' : ' state="translated"'}>
        <source xml:space="preserve">${escapeXml(text)}</source>${
          translated === undefined
            ? ''
            : `
        <target xml:space="preserve">${escapeXml(translated)}</target>`
        }
      </segment>
    </unit>`,
    );
    return `  <file id="f${index + 1}" original="${kind}/${escapeXml(slug)}">\n${lines.join('\n')}\n  </file>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${namespace}" version="2.0" srcLang="${source}" trgLang="${target}">
${files.join('\n')}
</xliff>
`;
}

/** Undefined if it is no XLIFF 2 file of two of the shop's languages. */
export function readXliff(text: string): TranslationFile | undefined {
  const root = readXml(text.replace(/^\uFEFF/, ''));
  if (!root || localName(root) !== 'xliff' || !root.attributes.version?.startsWith('2.')) return undefined;
  const documents = childrenOf(root, 'file').map((file) => {
    const [kind, ...slug] = (file.attributes.original ?? '').split('/');
    return { kind, slug: slug.join('/'), units: unitsIn(file).map(toUnit) };
  });
  const { srcLang, trgLang } = root.attributes;
  const read = translationFile.safeParse({ source: srcLang, target: trgLang, documents });
  return read.success ? read.data : undefined;
}

/** Translation tools may put units into groups, and split a unit into segments. */
const unitsIn = (element: XmlElement): XmlElement[] => [
  ...childrenOf(element, 'unit'),
  ...childrenOf(element, 'group').flatMap(unitsIn),
];

function toUnit(unit: XmlElement) {
  const segments = unit.children.filter(
    (one): one is XmlElement => typeof one !== 'string' && ['segment', 'ignorable'].includes(localName(one)),
  );
  const texts = (name: string) => segments.map((segment) => childrenOf(segment, name)[0]);
  const targets = texts('target');
  return {
    id: unit.attributes.name ?? unit.attributes.id,
    source: texts('source').map(textIn).join(''),
    ...(targets.some((one) => one !== undefined) && { target: targets.map(textIn).join('') }),
  };
}

const localName = ({ name }: XmlElement): string => name.replace(/^.*:/, '');

const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((one): one is XmlElement => typeof one !== 'string' && localName(one) === name);

const textIn = (element: XmlElement | undefined): string =>
  element?.children.map((one) => (typeof one === 'string' ? one : textIn(one))).join('') ?? '';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

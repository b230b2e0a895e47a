import { isCredential } from '../punchout-document/oci-inbound.ts';
import { readXml } from '../punchout-document/read-xml.ts';
import { writeElement, type XmlElement } from '../punchout-document/xml-element.ts';
import type { DocumentBody, FormField } from './logged-document.ts';

/** Stands in place of what is not kept. */
const removed = '***';

const mostLetters = 2_000_000;
const secretElements: ReadonlySet<string> = new Set(['SharedSecret', 'CredentialMac', 'DigitalSignature']);
const secretName = /pass|secret|token|pwd/i;

/** A document as it may be stored. One that cannot be read is left out, because nobody can say where its secrets are. */
export function withoutSecrets(body: DocumentBody): DocumentBody {
  if ('omitted' in body) return body;
  if ('fields' in body) {
    const fields = body.fields.map(withoutSecret);
    const letters = fields.reduce((sum, { name, value }) => sum + name.length + value.length, 0);
    return letters > mostLetters ? { omitted: letters } : { fields };
  }
  const root = readXml(body.xml.replace(/^\uFEFF/, ''));
  if (!root) return { omitted: body.xml.length };
  return { xml: `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(cleaned(root))}` };
}

function withoutSecret({ name, value }: FormField): FormField {
  const isUserName = /user/i.test(name) && !secretName.test(name);
  if ((isCredential(name) && !isUserName) || secretName.test(name)) return { name, value: value && removed };
  return { name, value: withoutQuery(value) };
}

function cleaned(node: XmlElement): XmlElement {
  if (secretElements.has(node.name)) return { ...node, children: [removed] };
  const children = node.children.map((child) => (typeof child === 'string' ? withoutQuery(child) : cleaned(child)));
  return { ...node, children };
}

/** The query of an address holds the session of the buyer, or the code of a start page. Its names are kept. */
function withoutQuery(text: string): string {
  const url = /^\s*https?:/i.test(text) ? URL.parse(text.trim()) : null;
  if (!url || (url.search === '' && url.hash === '' && url.username === '' && url.password === '')) return text;
  const names = [...url.searchParams.keys()].map((name) => `${encodeURIComponent(name)}=${removed}`);
  return `${url.origin}${url.pathname}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}

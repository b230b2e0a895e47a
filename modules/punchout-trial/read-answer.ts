import { readXml } from '../punchout-document/read-xml.ts';
import { at, textIn } from '../punchout-document/xml-element.ts';
import type { DocumentBody, FormField } from '../punchout-log/logged-document.ts';

type Answer = { readonly status: number; readonly location: string | undefined; readonly text: string };

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (html: string) => html.replaceAll(/&(#39|\w+);/g, (whole, name: string) => named[name] ?? whole);

/** The hidden fields of a page, as systems read the answers to functions of OCI. */
function hiddenFields(html: string): FormField[] {
  return [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => ({ name: plain(name), value: plain(value) }),
  );
}

/** The words of a page that refuses. */
const wordsIn = (html: string) =>
  plain((/<main>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '').replaceAll(/<h1>.*?<\/h1>|<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What the shop answered to a form: where it leads, the fields of its page, or why it refused. */
export function answerToForm({ status, location, text }: Answer): DocumentBody {
  const fields = hiddenFields(text);
  const facts = [
    { name: 'HTTP', value: String(status) },
    ...(location === undefined ? [] : [{ name: 'Location', value: location }]),
  ];
  const words = fields.length === 0 && location === undefined ? wordsIn(text) : '';
  return { fields: [...facts, ...fields, ...(words === '' ? [] : [{ name: 'text', value: words.slice(0, 500) }])] };
}

/** The address of the start page, if the shop gave one. */
export function startPageIn({ status, location, text }: Answer): string | undefined {
  if (status === 303) return location;
  const url = textIn(at(readXml(text), 'Response', 'PunchOutSetupResponse', 'StartPage', 'URL'));
  return url === '' ? undefined : url;
}

import type { openBuiltApp } from './built-app.ts';
import type { Visitor } from './crawl.ts';

type App = Awaited<ReturnType<typeof openBuiltApp>>;

/** `isFree`: not a number or an address, so the shop names the forbidden characters. */
type TextInput = { readonly name: string; readonly isFree: boolean };

/** A form of a page: its target, its values, and its text fields. */
export type PostForm = {
  readonly action: string;
  readonly values: readonly (readonly [name: string, value: string])[];
  readonly texts: readonly TextInput[];
};

const forms = /<form\b([^>]*)>([\s\S]*?)<\/form>/g;
const controls =
  /<input\b([^>]*)>|<textarea\b([^>]*)>([\s\S]*?)<\/textarea>|<select\b([^>]*)>([\s\S]*?)<\/select>|<button\b([^>]*)>/g;

const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const attribute = (tag: string, name: string): string | undefined => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(` ${tag}`) ?? [];
  return value === undefined ? undefined : plain(value);
};
const isSet = (tag: string, name: string): boolean => new RegExp(`\\s${name}(?:=|\\s|/|$)`, 'i').test(` ${tag}`);

/** The forms of a page that change something. */
export function formsIn(html: string, page: string): PostForm[] {
  return [...html.matchAll(forms)].flatMap(([, tag = '', inside = '']) => {
    if (attribute(tag, 'method')?.toLowerCase() !== 'post') return [];
    const url = new URL(attribute(tag, 'action') ?? '', new URL(page, 'http://shop'));
    return [{ action: `${url.pathname}${url.search}`, ...fieldsIn(inside) }];
  });
}

function fieldsIn(html: string): Pick<PostForm, 'values' | 'texts'> {
  const values: [string, string][] = [];
  const texts: TextInput[] = [];
  let isPressed = false;
  for (const [, input, area, areaText = '', select, options = '', button] of html.matchAll(controls)) {
    const tag = input ?? area ?? select ?? button ?? '';
    const name = attribute(tag, 'name');
    if (name === undefined || isSet(tag, 'disabled')) continue;
    const type = attribute(tag, 'type') ?? 'text';
    if (button !== undefined) {
      if (!isPressed) values.push([name, attribute(tag, 'value') ?? '']);
      isPressed = true;
    } else if (select !== undefined) {
      const [, chosen = ''] =
        /<option\b([^>]*\sselected[^>]*)>/i.exec(options) ?? /<option\b([^>]*)>/i.exec(options) ?? [];
      values.push([name, attribute(chosen, 'value') ?? '']);
    } else if (area !== undefined || ['text', 'tel', 'email'].includes(type)) {
      values.push([name, area === undefined ? (attribute(tag, 'value') ?? '') : plain(areaText)]);
      const isFree = area !== undefined || (type === 'text' && attribute(tag, 'inputmode') === undefined);
      if (!isSet(tag, 'readonly')) texts.push({ name, isFree });
    } else if (!['checkbox', 'radio'].includes(type) || isSet(tag, 'checked'))
      values.push([name, attribute(tag, 'value') ?? '']);
  }
  return { values, texts };
}

/** Sends a form with another text in one field, as with and without scripts. */
export async function sendWith(app: App, visitor: Visitor, { action, values }: PostForm, field: string, text: string) {
  const sent = values.map(([name, value]) => [name, name === field ? text : value] as [string, string]);
  const answer = await app.get(action, {
    ...visitor,
    method: 'POST',
    headers: { origin: `http://${visitor.host}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(sent).toString(),
  });
  const shown = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
  return { status: answer.status, location: answer.headers.get('location'), shown: plain(shown) };
}

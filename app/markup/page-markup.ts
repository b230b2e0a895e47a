import type { MarkupStore } from './markup-store.ts';

/** The parts of one page that other pages have, too. */
export type PageMarkup = {
  /** Markup from an earlier page, or the mark of a part that is rendered. */
  take(name: string, place: string): { markup: string } | { mark: string };
  /** The page without marks; keeps the parts that were rendered. */
  finish(html: string): string;
};

type Options = {
  store: MarkupStore;
  /** Renders known parts again, and fails if they differ. */
  isChecked: boolean;
};

type Rendered = { name: string; place: string; expected: string | undefined };

export const markAttribute = 'data-repeated';

const marks = new RegExp(` ${markAttribute}="\\d+"`, 'g');

/** React's ids contain the place of a part in its page. */
const idOfPlace = '_R_';

export function startPageMarkup({ store, isChecked }: Options): PageMarkup {
  const rendered: Rendered[] = [];
  const nameAt = (place: string, name: string) => `${place} ${name}`;

  function finishPart(html: string, mark: number, { name, place, expected }: Rendered): void {
    const markup = contentOf(html, ` ${markAttribute}="${mark}"`);
    if (markup === undefined) return;
    if (expected !== undefined && expected !== markup)
      throw new Error(`a part of the page depends on more than ${name}:\n${expected}\n${markup}`);
    store.keep(markup.includes(idOfPlace) ? nameAt(place, name) : name, markup);
  }

  return {
    take: (name, place) => {
      const markup = store.find(name) ?? store.find(nameAt(place, name));
      if (markup !== undefined && !isChecked) return { markup };
      return { mark: String(rendered.push({ name, place, expected: markup }) - 1) };
    },
    finish: (html) => {
      if (rendered.length === 0) return html;
      for (const [mark, part] of rendered.entries()) finishPart(html, mark, part);
      return html.replace(marks, '');
    },
  };
}

/** What is between the tags of the element with an attribute. React escapes angle brackets in texts and attributes. */
function contentOf(html: string, attribute: string): string | undefined {
  const at = html.indexOf(attribute);
  if (at < 0) return undefined;
  const opening = html.lastIndexOf('<', at);
  const [, tag = ''] = /^<([a-z]+)/.exec(html.slice(opening, at)) ?? [];
  const start = html.indexOf('>', at) + 1;
  const tags = new RegExp(`<(/?)${tag}[\\s>]`, 'g');
  tags.lastIndex = start;
  let depth = 1;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] === '/' ? -1 : 1;
    if (depth === 0) return html.slice(start, found.index);
  }
  return undefined;
}

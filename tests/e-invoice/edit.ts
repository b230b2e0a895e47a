import type { Element } from '#modules/e-invoice/check-document.ts';

export type Edit = (document: Element) => Element;

/** Replaces every element at a path by the result of `change`: none, one or several. */
function edit(from: Element, path: readonly string[], change: (found: Element) => readonly Element[]): Element {
  const [name, ...rest] = path;
  const children = from.children.flatMap((child) => {
    if (child.name !== name) return [child];
    return rest.length === 0 ? change(child) : [edit(child, rest, change)];
  });
  return { ...from, children };
}

const steps = (path: string) => path.split('/');

export const el = (
  name: string,
  inside: string | readonly Element[],
  attributes: Record<string, string> = {},
): Element =>
  typeof inside === 'string'
    ? { name, attributes, text: inside, children: [] }
    : { name, attributes, children: inside };

export const drop =
  (path: string): Edit =>
  (document) =>
    edit(document, steps(path), () => []);

export const set =
  (path: string, text: string): Edit =>
  (document) =>
    edit(document, steps(path), (found) => [{ ...found, text }]);

/** Repeats the element, with another text if one is given. */
export const twice =
  (path: string, text?: string): Edit =>
  (document) =>
    edit(document, steps(path), (found) => [found, text === undefined ? found : { ...found, text }]);

/** Sets an attribute, or removes it without a value. */
export const attr =
  (path: string, name: string, value?: string): Edit =>
  (document) =>
    edit(document, steps(path), (found) => {
      const { [name]: _, ...others } = found.attributes;
      return [{ ...found, attributes: value === undefined ? others : { ...others, [name]: value } }];
    });

/** Adds to the end of the element at a path, or of the document if the path is empty. */
export const add =
  (path: string, ...added: readonly Element[]): Edit =>
  (document) =>
    path === ''
      ? { ...document, children: [...document.children, ...added] }
      : edit(document, steps(path), (found) => [{ ...found, children: [...found.children, ...added] }]);

export const editAll = (document: Element, edits: readonly Edit[]): Element =>
  edits.reduce((edited, change) => change(edited), document);

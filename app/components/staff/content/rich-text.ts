import type { ContentLink, RichText } from '#modules/content/content-parts.ts';

/** The part of the editor's document that we use: one paragraph of texts with marks. */
export type RichDocument = { type: 'doc'; content: { type: 'paragraph'; content?: RichNode[] }[] };
type RichNode = { type: string; text?: string; marks?: { type: string; attrs?: Record<string, unknown> }[] };

/** Our rich text as a document of the editor. */
export function toDocument(text: RichText): RichDocument {
  const parts = typeof text === 'string' ? [text] : text;
  const content = parts.flatMap((part): RichNode[] => {
    const { text: words, strong, link } = typeof part === 'string' ? { text: part } : part;
    if (words === '') return [];
    const marks = [...(strong ? [{ type: 'bold' }] : []), ...(link ? [{ type: 'contentLink', attrs: { link } }] : [])];
    return [{ type: 'text', text: words, ...(marks.length > 0 && { marks }) }];
  });
  return { type: 'doc', content: [{ type: 'paragraph', ...(content.length > 0 && { content }) }] };
}

/** The editor's document as our rich text: a plain text if nothing is marked. Paragraphs are joined by a space. */
export function toRichText(document: RichDocument): RichText {
  const nodes = document.content.flatMap(({ content = [] }, at) => [
    ...(at > 0 ? [{ type: 'text', text: ' ' }] : []),
    ...content,
  ]);
  const parts = nodes.flatMap(({ text = '', marks = [] }) => {
    const strong = marks.some(({ type }) => type === 'bold');
    const link = marks.find(({ type }) => type === 'contentLink')?.attrs?.link as ContentLink | undefined;
    if (text === '') return [];
    return [strong || link ? { text, ...(strong && { strong }), ...(link && { link }) } : text];
  });
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageMarkup } from './markup/page-markup.ts';
import { MarkupProvider } from './markup/repeated.tsx';

/** Takes the place of a part that suspended or failed. */
const missingPart = '<!--$!-->';

/**
 * The bytes of a document that is rendered as one string, which costs less than a stream of pieces. Undefined if a part of it waits, or
 * fails: the stream waits, and reports failures.
 */
export function renderWhole(document: ReactElement, markup?: PageMarkup): Buffer<ArrayBuffer> | undefined {
  const html = renderAll(<MarkupProvider value={markup}>{document}</MarkupProvider>);
  if (html === undefined) return undefined;
  // Searched as bytes: a search in the string would first join its thousands of pieces, and the bytes would join them again.
  const bytes = Buffer.from(`<!DOCTYPE html>${markup ? markup.finish(html) : html}`);
  return bytes.includes(missingPart) ? undefined : bytes;
}

function renderAll(document: ReactElement): string | undefined {
  try {
    return renderToString(document);
  } catch {
    return undefined;
  }
}

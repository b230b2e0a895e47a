import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Takes the place of a part that suspended or failed. */
const missingPart = '<!--$!-->';

/**
 * The bytes of a document that is rendered as one string, which costs less than a stream of pieces. Undefined if a part of it waits, or
 * fails: the stream waits, and reports failures.
 */
export function renderWhole(document: ReactElement): Buffer<ArrayBuffer> | undefined {
  try {
    // Searched as bytes: a search in the string would first join its thousands of pieces, and the bytes would join them again.
    const html = Buffer.from(`<!DOCTYPE html>${renderToString(document)}`);
    return html.includes(missingPart) ? undefined : html;
  } catch {
    return undefined;
  }
}

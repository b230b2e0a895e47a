import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Takes the place of a part that suspended or failed. */
const missingPart = '<!--$!-->';

/**
 * A document as one string, which costs less than a stream of pieces. Undefined if a part of it waits, or fails: the stream waits, and
 * reports failures.
 */
export function renderWhole(document: ReactElement): string | undefined {
  try {
    const html = renderToString(document);
    return html.includes(missingPart) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    return undefined;
  }
}

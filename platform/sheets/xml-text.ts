/** The most that a cell takes. */
const longest = 32_767;

/** What XML cannot say, not even as an entity. */
const illegal = /(?![\t\n\r])\p{Control}|\p{Surrogate}|[\ufffe\uffff]/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in XML, in an element or between quotation marks. */
export const xmlText = (text: string): string =>
  text.replace(illegal, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Spreadsheets take `_x0041_` for a letter: an underscore before such a thing is written as one itself. */
export const cellText = (text: string): string =>
  xmlText(text.slice(0, longest).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'));

/** At most 31 letters, and none that stand in references. */
export const sheetName = (name: string): string =>
  xmlText(
    name
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .slice(0, 31)
      .trim() || 'Sheet',
  );

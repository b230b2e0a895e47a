/** Maximum length of a cell. */
const longest = 32_767;

/** Characters that XML cannot represent, not even as an entity. */
const illegal = /(?![\t\n\r])\p{Control}|\p{Surrogate}|[\ufffe\uffff]/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML elements and attributes. */
export const xmlText = (text: string): string =>
  text.replace(illegal, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Spreadsheets read `_x0041_` as an escaped character, so an underscore before such a sequence is escaped too. */
export const cellText = (text: string): string =>
  xmlText(text.slice(0, longest).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'));

/** At most 31 characters, without those used in references. */
export const sheetName = (name: string): string =>
  xmlText(
    name
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .slice(0, 31)
      .trim() || 'Sheet',
  );

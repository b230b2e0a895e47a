const parameter = String.raw`\?(?:::[\w[\]]+)?`;
const parameterList = new RegExp(`${parameter}(?:, ${parameter})+`, 'g');

/** The text of a statement without what differs with its data: the number of parameters, of rows and of list entries. */
export function statementShape(sql: string): string {
  return sql
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(parameterList, '?')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .trim();
}

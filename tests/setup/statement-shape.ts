const parameter = String.raw`\?(?:::[\w[\]]+)?`;
/** Tests write ids into statements that take no parameters. */
const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const parameterList = new RegExp(`${parameter}(?:, ${parameter})+`, 'g');

/** The text of a statement without what differs with its data: the number of parameters, of rows and of list entries. */
export function statementShape(sql: string): string {
  return sql
    .replaceAll(/\s+/g, ' ')
    .replaceAll(uuid, '?')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(parameterList, '?')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .trim();
}

const parameter = String.raw`\?(?:::[\w[\]]+)?`;
/** Tests write ids into statements that accept no parameters. */
const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const parameterList = new RegExp(`${parameter}(?:, ${parameter})+`, 'g');

/** The text of a statement without parts that depend on its data: the number of parameters, rows and list entries. */
export function statementShape(sql: string): string {
  return sql
    .replaceAll(/\s+/g, ' ')
    .replaceAll(uuid, '?')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(parameterList, '?')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .trim();
}

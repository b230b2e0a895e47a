import { type Argument, type Expression, Visitor } from 'oxc-parser';
import type { SourceFile } from './source-file.ts';

/** Which module or platform folder owns a table. Only its owner's files name the table in SQL. */
export type TableOwners = Readonly<Record<string, string>>;

/** `from` is left out: outside query builders it is also a method of arrays and buffers. */
const builderMethods: ReadonlySet<string> = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'innerJoin',
  'leftJoin',
  'using',
]);

const rawTable = /\b(?:from|join|into|update|table|using|lock)\s+(?:only\s+)?"?([a-z_]+)"?/gi;

/** The tables a file names: in calls of the query builder, in typed table references, and in raw SQL. */
export function tablesIn({ program }: SourceFile, known: TableOwners): Set<string> {
  const found = new Set<string>();
  const add = (name: string | undefined) => name !== undefined && Object.hasOwn(known, name) && found.add(name);
  new Visitor({
    CallExpression: ({ callee, arguments: args }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const method = callee.property.name;
      const isBuilder = builderMethods.has(method) || (method === 'from' && isUpdateChain(callee.object));
      const isReference = method === 'table' || method === 'ref';
      if (!isBuilder && !isReference) return;
      for (const name of textsOf(args[0])) add(name.trim().split(/[\s.]/)[0]);
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (!isSqlTag(tag)) return;
      // A placeholder stands for a value or a fragment that is read where it is written.
      const text = quasi.quasis.map(({ value }) => value.raw).join(' ? ');
      for (const [, name] of text.matchAll(rawTable)) add(name?.toLowerCase());
    },
  }).visit(program);
  return found;
}

function isSqlTag(tag: Expression): boolean {
  if (tag.type === 'Identifier') return tag.name === 'sql';
  return tag.type === 'MemberExpression' && isSqlTag(tag.object);
}

/** `update ... from other`: the builder's `from` follows updateTable somewhere in the chain. */
function isUpdateChain(node: Expression): boolean {
  if (node.type === 'CallExpression') return isUpdateChain(node.callee);
  if (node.type !== 'MemberExpression') return false;
  const { property, object } = node;
  return (property.type === 'Identifier' && property.name === 'updateTable') || isUpdateChain(object);
}

function textsOf(node: Argument | undefined): string[] {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  return node?.type === 'ArrayExpression' ? node.elements.flatMap((element) => textsOf(element ?? undefined)) : [];
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const checked = /^(modules|platform|server|app)\//;

/** Accesses to tables of another owner, one complaint for each file and table. */
export function checkTableOwners(file: SourceFile, owners: TableOwners, exceptions: readonly string[] = []): string[] {
  if (!checked.test(file.path) || isTest(file.path)) return [];
  return [...tablesIn(file, owners)]
    .filter((table) => !file.path.startsWith(`${owners[table]}/`))
    .map((table) => `${file.path} names ${table} of ${owners[table]}`)
    .filter((complaint) => !exceptions.includes(complaint));
}

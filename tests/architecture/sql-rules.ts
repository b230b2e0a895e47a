import { type Argument, type Expression, Visitor } from 'oxc-parser';
import type { SourceFile } from './source-file.ts';

/** Which module or platform folder owns a table. Only its owner's files name the table in SQL. */
export type TableOwners = Readonly<Record<string, string>>;

/** Views that other modules may read, if they may know the owner. */
export type OpenViews = {
  readonly views: readonly string[];
  readonly mayImport: Readonly<Record<string, readonly string[]>>;
};

const writingMethods: ReadonlySet<string> = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);

/** `from` is left out: outside query builders it is also a method of arrays and buffers. */
const builderMethods: ReadonlySet<string> = new Set([
  ...writingMethods,
  'selectFrom',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'using',
]);

const rawWrite = /\b(?:insert\s+into|merge\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const rawTable = /\b(?:from|join|into|update|table|using|lock)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
/** `from a, b other, c`: the tables after the first. */
const rawList =
  /\b(?:from|using)\s+(?:only\s+)?"?[a-z_]+"?(?:\s+(?:as\s+)?[a-z_]+)?((?:\s*,\s*"?[a-z_]+"?(?:\s+(?:as\s+)?[a-z_]+)?)+)/gi;

/** The tables a file names: in calls of the query builder, in typed table references, and in raw SQL. */
export function tablesIn(file: SourceFile, known: TableOwners): Set<string> {
  return namesIn(file, known, { methods: builderMethods, raw: rawTable });
}

/** Those of them that it writes. */
const writtenIn = (file: SourceFile, known: TableOwners): Set<string> =>
  namesIn(file, known, { methods: writingMethods, raw: rawWrite });

type Ways = { readonly methods: ReadonlySet<string>; readonly raw: RegExp };

function namesIn({ program }: SourceFile, known: TableOwners, { methods, raw }: Ways): Set<string> {
  const found = new Set<string>();
  const listed = listsWalked(program);
  const add = (name: string | undefined) => name !== undefined && Object.hasOwn(known, name) && found.add(name);
  new Visitor({
    CallExpression: ({ callee, arguments: args }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const method = callee.property.name;
      const isRead = methods === builderMethods;
      const isBuilder = methods.has(method) || (isRead && method === 'from' && isUpdateChain(callee.object));
      const isReference = isRead && (method === 'table' || method === 'ref');
      if (!isBuilder && !isReference) return;
      const [table] = args;
      const names = table?.type === 'Identifier' ? (listed.get(table.name) ?? []) : textsOf(table);
      for (const name of names) add(name.trim().split(/[\s.]/)[0]);
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (!isSqlTag(tag)) return;
      // A placeholder stands for a value or a fragment that is read where it is written.
      const text = quasi.quasis.map(({ value }) => value.raw).join(' ? ');
      for (const [, name] of text.matchAll(raw)) add(name?.toLowerCase());
      if (raw !== rawTable) return;
      for (const [, others = ''] of text.matchAll(rawList))
        for (const [, name] of others.matchAll(/,\s*"?([a-z_]+)/gi)) add(name?.toLowerCase());
    },
  }).visit(program);
  return found;
}

/** `for (const table of ['cart', 'orders'] as const)`: what the name of each walk stands for. */
function listsWalked(program: SourceFile['program']): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  new Visitor({
    ForOfStatement: ({ left, right }) => {
      const name = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : undefined;
      const list = right.type === 'TSAsExpression' ? right.expression : right;
      if (name?.type === 'Identifier') lists.set(name.name, [...(lists.get(name.name) ?? []), ...textsOf(list)]);
    },
  }).visit(program);
  return lists;
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
export function checkTableOwners(file: SourceFile, owners: TableOwners, open?: OpenViews): string[] {
  if (!checked.test(file.path) || isTest(file.path)) return [];
  const written = writtenIn(file, owners);
  return [...tablesIn(file, owners)]
    .filter((table) => !file.path.startsWith(`${owners[table]}/`))
    .filter((table) => written.has(table) || !isOpenTo(file.path, table, owners, open))
    .map((table) => `${file.path} names ${table} of ${owners[table]}`);
}

function isOpenTo(path: string, table: string, owners: TableOwners, open: OpenViews | undefined): boolean {
  const module = /^modules\/([^/]+)\//.exec(path)?.[1];
  const owner = owners[table]?.replace('modules/', '') ?? '';
  return (
    module !== undefined && open?.views.includes(table) === true && open.mayImport[module]?.includes(owner) === true
  );
}

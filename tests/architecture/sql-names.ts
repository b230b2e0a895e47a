import { type Argument, type CallExpression, type Expression, Visitor } from 'oxc-parser';
import type { SourceFile } from './source-file.ts';

/** The module or platform folder that owns each table. Only the owner's files name the table in SQL. */
export type TableOwners = Readonly<Record<string, string>>;

/** The tables that a file uses, and the names that cannot be determined. */
export type SqlNames = {
  readonly tables: ReadonlySet<string>;
  readonly written: ReadonlySet<string>;
  readonly unreadable: readonly string[];
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
  'innerJoinLateral',
  'leftJoinLateral',
  'crossJoinLateral',
  'using',
]);

const rawWrite = /\b(?:insert\s+into|merge\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?([a-z_]+)/g;
const rawTable = /\b(?:from|join|into|update|table|using|lock|truncate|copy)[\s(]+(?:only\s+)?([a-z_]+)/g;
/** `from a, b other, c`: the tables after the first. */
const rawList =
  /\b(?:from|using)\s+(?:only\s+)?[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?((?:\s*,\s*[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?)+)/g;
/** An SQL fragment that others put after `from`: `customer`, `customer c where ...`. */
const rawStart = /^\s*([a-z_]+)\s*(?:$|,|\s(?:as\s+)?[a-z_]+\s*(?:$|,|\bwhere\b|\bjoin\b|\bon\b))/g;

export function namesIn({ program }: SourceFile, known: TableOwners): SqlNames {
  const [tables, written, unreadable] = [new Set<string>(), new Set<string>(), [] as string[]];
  const walks = walkedLists(program);
  const add = (found: Set<string>, name: string | undefined) =>
    name !== undefined && Object.hasOwn(known, name) && found.add(name);
  const addAll = (found: Set<string>, text: string, patterns: readonly RegExp[]) => {
    for (const pattern of patterns) for (const [, name] of text.matchAll(pattern)) add(found, name);
  };
  new Visitor({
    CallExpression: (call) => {
      const method = methodOf(call);
      if (method === undefined) return;
      const isOfSql = isSql(call.callee.type === 'MemberExpression' ? call.callee.object : undefined);
      const isName = isOfSql && ['table', 'ref', 'id'].includes(method);
      const isReference = isName || method === 'table' || method === 'ref';
      if (isOfSql && method === 'raw') unreadable.push('sql.raw');
      if (!isBuilder(call, method) && !isReference) return;
      const [first] = call.arguments;
      const names = first?.type === 'Identifier' ? walkedAt(walks, first) : textsOf(first);
      const isKnown = names !== undefined || isSubquery(first) || (isReference && !isName);
      if (!isKnown) unreadable.push(`${isOfSql ? 'sql.' : ''}${method}(...)`);
      const given = method === 'id' ? call.arguments.flatMap((each) => textsOf(each) ?? []) : (names ?? []);
      for (const name of given.map(bareName)) {
        add(tables, name);
        if (writingMethods.has(method)) add(written, name);
      }
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (!isSql(tag)) return;
      const text = bareSql(quasi.quasis.map(({ value }) => value.raw).join(' ? '));
      addAll(tables, text, [rawTable, rawStart]);
      addAll(written, text, [rawWrite]);
      for (const [, others = ''] of text.matchAll(rawList)) addAll(tables, others, [/,\s*([a-z_]+)/g]);
    },
    ImportSpecifier: ({ imported, local }) => {
      const name = imported.type === 'Identifier' ? imported.name : imported.value;
      if (name === 'CompiledQuery') unreadable.push(name);
      if (name === 'sql' && local.name !== 'sql') unreadable.push(`sql as ${local.name}`);
    },
    MemberExpression: ({ property, object, computed }) => {
      if (computed || property.type !== 'Identifier') return;
      if (property.name === 'withSchema' || (property.name === 'dynamic' && object.type === 'Identifier'))
        unreadable.push(property.name);
    },
  }).visit(program);
  return { tables, written, unreadable };
}

/** Removes comments, quotes and the schema, and converts to lower case, so that the spelling of SQL cannot hide a table. */
const bareSql = (text: string) =>
  text
    .replace(/\/\*.*?\*\/|--.*$/gms, ' ')
    .replaceAll('"', '')
    .toLowerCase()
    .replace(/\bpublic\s*\.\s*/g, '');

/** `public.cart as c` and `cart.id` name the cart. */
const bareName = (name: string) => bareSql(name).trim().split(/[\s.]/)[0];

function methodOf({ callee }: CallExpression): string | undefined {
  if (callee.type !== 'MemberExpression') return undefined;
  const { property } = callee;
  if (!callee.computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

const isBuilder = ({ callee }: CallExpression, method: string) =>
  builderMethods.has(method) ||
  (method === 'from' && callee.type === 'MemberExpression' && isUpdateChain(callee.object));

/** `update ... from other`: the builder's `from` follows updateTable somewhere in the chain. */
function isUpdateChain(node: Expression): boolean {
  if (node.type === 'CallExpression') return isUpdateChain(node.callee);
  if (node.type !== 'MemberExpression') return false;
  const { property, object } = node;
  return (property.type === 'Identifier' && property.name === 'updateTable') || isUpdateChain(object);
}

function isSql(node: Expression | undefined): boolean {
  if (node?.type === 'Identifier') return node.name === 'sql';
  return node?.type === 'MemberExpression' && isSql(node.object);
}

/** A subquery, whose own calls are read separately: `(eb) => eb.selectFrom(...)`, or one that ends with `.as('name')`. */
function isSubquery(node: Argument | undefined): boolean {
  if (node === undefined || node.type === 'ArrowFunctionExpression') return true;
  return node.type === 'CallExpression' && methodOf(node) === 'as';
}

/** Undefined if a part of the text is not a literal. */
function textsOf(node: Argument | Expression | undefined): string[] | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : undefined;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return [node.quasis[0]?.value.raw ?? ''];
  if (node?.type === 'TSAsExpression') return textsOf(node.expression);
  if (node?.type === 'ConditionalExpression') return allOf([node.consequent, node.alternate]);
  if (node?.type !== 'ArrayExpression') return undefined;
  return allOf(node.elements.map((element) => element ?? undefined));
}

function allOf(nodes: readonly (Argument | Expression | undefined)[]): string[] | undefined {
  const texts = nodes.map(textsOf);
  return texts.includes(undefined) ? undefined : texts.flatMap((each) => each ?? []);
}

type Walk = { readonly name: string; readonly texts: string[]; readonly start: number; readonly end: number };

/** `for (const table of ['cart', 'orders'] as const)`: the tables that the variable can have inside the loop. */
function walkedLists(program: SourceFile['program']): Walk[] {
  const walks: Walk[] = [];
  new Visitor({
    ForOfStatement: ({ left, right, start, end }) => {
      const name = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : undefined;
      const texts = textsOf(right);
      if (name?.type === 'Identifier' && texts) walks.push({ name: name.name, texts, start, end });
    },
  }).visit(program);
  return walks;
}

const walkedAt = (walks: readonly Walk[], { name, start }: { readonly name: string; readonly start: number }) =>
  walks.find((walk) => walk.name === name && walk.start < start && start < walk.end)?.texts;

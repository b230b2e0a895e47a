import { type Expression, type TSTypeAnnotation, type VariableDeclaration, Visitor } from 'oxc-parser';
import type { SourceFile } from './source-file.ts';

/** Immutable values; any other object at module level is state that all requests share. */
const unchangeable: ReadonlySet<string> = new Set(['Intl', 'RegExp', 'TextEncoder', 'TextDecoder', 'URL', 'Error']);
const readonlyTables: ReadonlySet<string> = new Set(['ReadonlySet', 'ReadonlyMap']);

/** A bundle and plain Node each have their own copy of a module, so state at module level exists twice. */
export function checkSingletons({ path, program }: SourceFile): string[] {
  if (!/^(core|platform|modules|app)\//.test(path) || /\.test\.tsx?$/.test(path)) return [];
  const found: string[] = [];
  const tables = new Set<Expression>();
  let depth = 0;
  const into = () => {
    depth += 1;
  };
  const outOf = () => {
    depth -= 1;
  };
  new Visitor({
    FunctionDeclaration: into,
    'FunctionDeclaration:exit': outOf,
    FunctionExpression: into,
    'FunctionExpression:exit': outOf,
    ArrowFunctionExpression: into,
    'ArrowFunctionExpression:exit': outOf,
    // An instance field is created with each object; only a static one belongs to the module.
    PropertyDefinition: (field) => void (field.static || into()),
    'PropertyDefinition:exit': (field) => void (field.static || outOf()),
    VariableDeclaration: (declaration) => {
      if (depth > 0) return;
      if (isVariable(declaration)) found.push(`${path} has a ${declaration.kind} at module level`);
      for (const { id, init } of declaration.declarations)
        if (init && 'typeAnnotation' in id && isReadonlyTable(id.typeAnnotation)) tables.add(init);
    },
    NewExpression: (made) => {
      const name = nameOf(made.callee);
      const isTable = tables.has(made) && ['Set', 'Map'].includes(name);
      if (depth === 0 && !isTable && !unchangeable.has(name)) found.push(`${path} makes a ${name} at module level`);
    },
  }).visit(program);
  return found;
}

const isVariable = ({ kind, declare }: VariableDeclaration) => kind !== 'const' && !declare;

function isReadonlyTable(annotation: TSTypeAnnotation | null | undefined): boolean {
  const type = annotation?.typeAnnotation;
  return (
    type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && readonlyTables.has(type.typeName.name)
  );
}

/** `Map` of `new Map()`, `Intl` of `new Intl.NumberFormat()`. */
function nameOf(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' ? nameOf(callee.object) : 'value';
}

export function checkTsx(path: string): string[] {
  return path.endsWith('.tsx') && !path.startsWith('app/') ? [`${path}: .tsx belongs into app/`] : [];
}

const readsEnvironment = /^(platform\/env\.server\.ts|server\/main\.ts|(tools|tests)\/.+)$/;

/** Settings are read in one place, through one schema. */
export function checkEnvironment({ path, program }: SourceFile): string[] {
  if (readsEnvironment.test(path)) return [];
  const found: string[] = [];
  const complain = () => void found.push(`${path} reads the environment: platform/env.server.ts does that`);
  const isProcess = (node: { type: string; name?: unknown }) => node.type === 'Identifier' && node.name === 'process';
  new Visitor({
    MemberExpression: ({ object, property }) => {
      const name = property.type === 'Identifier' ? property.name : 'value' in property ? property.value : undefined;
      if (isProcess(object) && name === 'env') complain();
    },
    VariableDeclarator: ({ id, init }) => {
      if (init && isProcess(init) && id.type === 'ObjectPattern') complain();
    },
    ImportDeclaration: ({ source }) => {
      if (['process', 'node:process'].includes(source.value)) complain();
    },
  }).visit(program);
  return found;
}

/** With scripts, a form is posted to a different address, where a relative redirect would lead to the wrong page. */
export function checkRedirects({ path, program }: SourceFile): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [to] }) => {
      if (!to || callee.type !== 'Identifier' || callee.name !== 'redirect') return;
      const start = to.type === 'TemplateLiteral' ? to.quasis[0]?.value.raw : 'value' in to ? to.value : '';
      if (typeof start === 'string' && /^[^/]/.test(start)) found.push(`${path} redirects to a relative address`);
    },
  }).visit(program);
  return found;
}

/** Parsed by hand, a body that is not a form would cause a server error. */
export function checkForms({ path, program }: SourceFile): string[] {
  const found: string[] = [];
  if (!path.startsWith('app/') || path === 'app/forms/posted-form.ts') return found;
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'formData')
        found.push(`${path} reads a form without postedForm`);
    },
  }).visit(program);
  return found;
}

/** The first ten characters of an ISO time are the day in UTC, which is no market's day: core/dates requires a time zone. */
export function checkDays({ path, program }: SourceFile): string[] {
  const found: string[] = [];
  const isChecked = ['core/', 'platform/', 'modules/', 'app/', 'server/', 'demo/'].some((top) => path.startsWith(top));
  if (!isChecked || path === 'core/dates.ts' || /\.test\.tsx?$/.test(path)) return found;
  const named = (node: { type: string } | null | undefined, name: string) =>
    node?.type === 'MemberExpression' &&
    'property' in node &&
    (node.property as { name?: unknown } | undefined)?.name === name;
  new Visitor({
    CallExpression: ({ callee }) => {
      if (!named(callee, 'slice') && !named(callee, 'split')) return;
      const inner = 'object' in callee ? callee.object : undefined;
      const made = inner?.type === 'ChainExpression' ? inner.expression : inner;
      if (made?.type === 'CallExpression' && named(made.callee, 'toISOString'))
        found.push(`${path} makes a day without a time zone`);
    },
  }).visit(program);
  return found;
}

/** Each mail is one of the notice kinds, so that one list has all mails that people get. */
export function checkNotices({ path, program }: SourceFile): string[] {
  const found: string[] = [];
  if (!path.startsWith('modules/') || path === 'modules/notifications/send-notice.server.ts') return found;
  if (/\.test\.tsx?$/.test(path)) return found;
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || !('name' in callee.property) || callee.property.name !== 'send') return;
      const { object } = callee;
      const name =
        object.type === 'Identifier'
          ? object.name
          : 'property' in object && 'name' in object.property && object.property.name;
      if (name === 'mail') found.push(`${path} sends a mail without sendNotice`);
    },
  }).visit(program);
  return found;
}

import { posix } from 'node:path';
import { type Program, parseSync, Visitor } from 'oxc-parser';

/** A source file: its path, its imports of other source files, and its syntax tree. */
export type SourceFile = { path: string; imports: Import[]; program: Program };

/** `target` is a path from the project's root; `isType` if it does not exist at run time. */
export type Import = { target: string; isType: boolean };

export function parseSource(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors.map(({ message }) => message).join('; ')}`);
  const imports: Import[] = [];
  const add = (request: unknown, isType: boolean) => {
    const target = typeof request === 'string' ? resolve(path, request) : undefined;
    if (target) imports.push({ target, isType });
  };
  const areTypes = (kinds: (string | null | undefined)[]) => kinds.length > 0 && kinds.every((kind) => kind === 'type');
  new Visitor({
    ImportDeclaration: ({ importKind, source, specifiers }) => {
      const kinds = specifiers.map((specifier) =>
        specifier.type === 'ImportSpecifier' ? specifier.importKind : 'value',
      );
      add(source.value, importKind === 'type' || areTypes(kinds));
    },
    ExportAllDeclaration: ({ exportKind, source }) => add(source.value, exportKind === 'type'),
    ExportNamedDeclaration: ({ exportKind, source, specifiers }) =>
      add(source?.value, exportKind === 'type' || areTypes(specifiers.map((specifier) => specifier.exportKind))),
    ImportExpression: ({ source }) => add('value' in source ? source.value : undefined, false),
    TSImportType: ({ source }) => add(source.value, true),
  }).visit(program);
  return { path, imports, program };
}

/** Package imports (#core/money.ts) and relative ones are ours; all others are external. */
function resolve(from: string, request: string): string | undefined {
  if (request.startsWith('#')) return request.slice(1);
  if (request.startsWith('.')) return posix.join(posix.dirname(from), request);
  return undefined;
}

import type * as z from 'zod';
import { contentLink, contentPicture, contentScene, richText } from '../content/content-parts.ts';

/** How a value is edited. */
export type FieldShape =
  | { readonly kind: 'text'; readonly max?: number }
  | { readonly kind: 'number' | 'switch' | 'rich' | 'link' | 'picture' | 'scene' | 'unknown' }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly item: FieldShape; readonly most?: number }
  | { readonly kind: 'group'; readonly fields: readonly NamedField[] };

export type NamedField = { readonly name: string; readonly isOptional: boolean; readonly shape: FieldShape };

type Def = {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly entries?: Record<string, string>;
  readonly values?: readonly (string | number)[];
  readonly options?: readonly z.ZodType[];
  readonly shape?: Record<string, z.ZodType>;
};

const defOf = (schema: z.ZodType): Def => schema.def;

const known: ReadonlyMap<z.ZodType, FieldShape> = new Map<z.ZodType, FieldShape>([
  [richText, { kind: 'rich' }],
  [contentLink, { kind: 'link' }],
  [contentPicture, { kind: 'picture' }],
  [contentScene, { kind: 'scene' }],
]);

/** The form of a schema: a new block or setting needs no form of its own. A text with examples is chosen from them. */
function shapeOf(schema: z.ZodType): FieldShape {
  const found = known.get(schema);
  if (found) return found;
  const def = defOf(schema);
  if (def.innerType) return shapeOf(def.innerType);
  if (def.type === 'object') return { kind: 'group', fields: fieldsOf(schema) };
  if (def.type === 'array' && def.element) {
    const most = limitOf(schema);
    return { kind: 'list', item: shapeOf(def.element), ...(most !== undefined && { most }) };
  }
  if (def.type === 'enum') return { kind: 'choice', options: Object.values(def.entries ?? {}) };
  if (def.type === 'union') return ofUnion(def.options ?? []);
  if (def.type === 'boolean') return { kind: 'switch' };
  if (def.type === 'number') return { kind: 'number' };
  if (def.type !== 'string') return { kind: 'unknown' };
  const { examples } = schema.meta() ?? {};
  if (Array.isArray(examples)) return { kind: 'choice', options: examples.map(String) };
  const max = limitOf(schema);
  return { kind: 'text', ...(max !== undefined && { max }) };
}

/** The fields of an object schema, in its order. */
export function fieldsOf(schema: z.ZodType): NamedField[] {
  return Object.entries(defOf(schema).shape ?? {}).map(([name, field]) => ({
    name,
    isOptional: ['optional', 'default'].includes(defOf(field).type),
    shape: shapeOf(field),
  }));
}

function ofUnion(options: readonly z.ZodType[]): FieldShape {
  const literals = options.flatMap((option) => defOf(option).values ?? []);
  return literals.length === options.length ? { kind: 'choice', options: literals } : { kind: 'unknown' };
}

function limitOf(schema: z.ZodType): number | undefined {
  const { checks = [] } = schema.def as { checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[] };
  return checks.map(({ _zod }) => _zod.def).find(({ check }) => check === 'max_length')?.maximum;
}

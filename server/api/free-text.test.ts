import { expect, test } from 'vitest';
import type { z } from 'zod';
import { mountServices } from './services.ts';

type Def = { type: string } & Record<string, unknown>;
type Schema = z.core.$ZodType;
type Leaf = { readonly path: string; readonly schema: Schema };

const defOf = (schema: unknown) => (schema as { def: Def }).def;

/** Every text field of a schema, with all of its checks. */
function textsIn(schema: unknown, path: string, above: readonly unknown[] = []): Leaf[] {
  if (above.includes(schema)) return [];
  const def = defOf(schema);
  const inside = (part: unknown, at: string) => textsIn(part, at, [...above, schema]);
  switch (def.type) {
    case 'string':
      return [{ path, schema: schema as Schema }];
    case 'object':
      return Object.entries(def['shape'] as object).flatMap(([key, part]) => inside(part, `${path}.${key}`));
    case 'array':
      return inside(def['element'], `${path}[]`);
    case 'record':
      return inside(def['valueType'], `${path}{}`);
    case 'union':
      return (def['options'] as unknown[]).flatMap((option) => inside(option, path));
    case 'lazy':
      return inside((def['getter'] as () => unknown)(), path);
    case 'pipe':
      if (defOf(def['in']).type === 'transform') return inside(def['out'], path);
      return ['string', 'union'].includes(defOf(def['in']).type)
        ? [{ path, schema: schema as Schema }]
        : inside(def['in'], path);
    default:
      return 'innerType' in def ? inside(def['innerType'], path) : [];
  }
}

const bodies = mountServices().openAPIRegistry.definitions.flatMap((definition) => {
  if (definition.type !== 'route') return [];
  const { method, path, request } = definition.route;
  const [content] = Object.values(request?.body?.content ?? {});
  return content && 'schema' in content ? [{ call: `${method.toUpperCase()} ${path}`, schema: content.schema }] : [];
});

/** Texts that allow the characters, and the reason. */
const exempt: readonly [pattern: RegExp, reason: string][] = [
  [/^PUT \/api\/content\//, 'pages of the shop, written by staff: rich text, links, quotation marks'],
  [/^P\w+ \/api\/settings\/company/, 'values of settings may be JSON'],
  [
    /^PUT \/api\/customer\/customers\/\{customerId\}\/infos|^P\w+ \/api\/customer\/.*\.infos\[\]\.value$/,
    'texts of partners',
  ],
  [/\.(amountLimit|sizeGroup|loginName|version|category)$/, 'a number, or compared with what is known'],
  [/^POST \/api\/order\/orders\/send /, 'checked field by field when the order is sent: see the test of sending'],
  [/metadata/, 'rows of a cart are checked by key'],
  [/groupedTotal|\/api\/address\/validate|vat\/bulk|Promotion|instantorder/, 'looked up or added up, never kept'],
  [
    /\/api\/auth\/token|payments\/return|newsletterkeys|newsletter\/subscribe \.cultureCode|promotioncode\/send \.cultureCode|mailevents \.events\[\]\.eventId|decision \.seen$/,
    'keys and tokens, compared with what is known',
  ],
  [/\/api\/price\/campaigns/, 'codes of categories and collections, compared with what is known'],
  [
    /(cartId|\.schema|\.sku|\.size|servicelists.*|sortOrder \[\]\.id)$/,
    'ids and part numbers, compared with what is known',
  ],
  [
    /^POST \/api\/product\/imports|pricelist\/\{id\}\/import|^POST \/api\/settings\/views/,
    'a feed, and the query of an address',
  ],
  [/^POST \/api\/vas\/logos $/, 'the file of a logo, which is read and cleaned by a process of its own'],
  [
    /punchout\/documents \.(url|secret)$/,
    'an address that is checked when it is saved, and a secret that is never shown',
  ],
  [/^POST \/api\/content\/(media-library |translation-files \.file)$/, 'files, each read by rules of its kind'],
  [/^POST \/api\/company\/feeds $/, 'a file of companies and people: each text is checked when its line is read'],
  [/^POST \/api\/(facebook|klevu)\//, 'names and searches for analysis, never shown'],
  [/^POST \/api\/customer\/imports $/, 'a file of people: each cell is checked when its line is judged'],
];

const probes = ['<', 'Forty <b>bold</b> "characters" {of}; text@x'];
const isTaken = async ({ schema }: Leaf) => {
  const results = await Promise.all(probes.map((probe) => (schema as z.ZodType).safeParseAsync(probe)));
  return results.some(({ success }) => success);
};

test('Q14 every text of a call refuses the forbidden characters, except those with a reason', async () => {
  const texts = bodies.flatMap(({ call, schema }) =>
    textsIn(schema, '').map((leaf) => ({ ...leaf, name: `${call} ${leaf.path}` })),
  );
  expect(texts.length).toBeGreaterThan(200);
  const taken: string[] = [];
  for (const leaf of texts) if (await isTaken(leaf)) taken.push(leaf.name);
  expect(taken.filter((name) => !exempt.some(([pattern]) => pattern.test(name)))).toEqual([]);
  expect(exempt.filter(([pattern]) => !taken.some((name) => pattern.test(name)))).toEqual([]);
});

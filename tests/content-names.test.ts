import { describe, expect, test } from 'vitest';
import { templateNames } from '#app/components/blocks/templates.ts';
import { languages } from '#core/locale.ts';
import { roles } from '#modules/auth/roles.ts';
import { blockAttributes } from '#modules/content/block-attributes.ts';
import { generalContent } from '#modules/content/general-schema.ts';
import { contentPage } from '#modules/content/page-schema.ts';
import { type FieldShape, fieldsOf, type NamedField } from '#modules/content-editor/field-shape.ts';
import { textsOf } from './messages/read-messages.ts';

const blocks = Object.keys(blockAttributes);

/** The names of the fields and of the options in a form, also inside groups and lists. */
function keysOf(shape: FieldShape): string[] {
  if (shape.kind === 'list') return keysOf(shape.item);
  if (shape.kind === 'group') return inFields(shape.fields);
  return shape.kind === 'choice'
    ? shape.options.flatMap((one) => (typeof one === 'string' ? `option.${one}` : []))
    : [];
}

const inFields = (fields: readonly NamedField[]): string[] =>
  fields.flatMap(({ name, shape }) => [`field.${name}`, ...keysOf(shape)]);

const needed = new Set([
  ...blocks.map((name) => `blockName.${name.replace('/', '.')}`),
  ...Object.values(blockAttributes).flatMap((schema) => inFields(fieldsOf(schema))),
  ...inFields(fieldsOf(generalContent)),
  ...Object.keys(contentPage.omit({ blocks: true }).shape).map((name) => `field.${name}`),
  ...templateNames.map((name) => `templateName.${name}`),
  ...Object.values(roles).map((role) => `preview.role.${role}`),
]);

describe.each([...languages])('the page editor in %s', (language) => {
  const texts = textsOf(language);

  test('names every block, field, option, template and role', () => {
    expect(needed.size).toBeGreaterThan(170);
    expect([...needed].filter((key) => !texts[`content-editor.${key}`])).toEqual([]);
  });

  test('distinguishes blocks, and templates', () => {
    for (const kind of ['blockName', 'templateName']) {
      const names = Object.keys(texts).filter((key) => key.startsWith(`content-editor.${kind}.`));
      expect(new Set(names.map((key) => texts[key])).size).toBe(names.length);
    }
  });
});

import { expect, test } from 'vitest';
import { blockAttributes } from '../content/block-attributes.ts';
import { generalContent } from '../content/general-schema.ts';
import { type FieldShape, fieldsOf } from './field-shape.ts';

test('the form of a block follows its schema', () => {
  expect(fieldsOf(blockAttributes['core/heading'])).toEqual([
    { name: 'text', isOptional: false, shape: { kind: 'text' } },
    { name: 'level', isOptional: false, shape: { kind: 'choice', options: [2, 3, 4] } },
    { name: 'anchor', isOptional: true, shape: { kind: 'text' } },
  ]);
  expect(fieldsOf(blockAttributes['shop/hero']).map(({ name, shape }) => [name, shape.kind])).toEqual([
    ['headline', 'text'],
    ['text', 'text'],
    ['scene', 'scene'],
    ['actions', 'list'],
  ]);
  expect(fieldsOf(blockAttributes['core/paragraph'])).toEqual([
    { name: 'text', isOptional: false, shape: { kind: 'rich' } },
    { name: 'size', isOptional: true, shape: { kind: 'choice', options: ['normal', 'lead', 'small'] } },
  ]);
});

const kindsIn = (shape: FieldShape): string[] =>
  shape.kind === 'group'
    ? shape.fields.flatMap((field) => kindsIn(field.shape))
    : shape.kind === 'list'
      ? kindsIn(shape.item)
      : [shape.kind];

test('every field of every block and of the general content can be edited', () => {
  for (const schema of [...Object.values(blockAttributes), generalContent])
    expect(fieldsOf(schema).flatMap(({ shape }) => kindsIn(shape))).not.toContain('unknown');
});

test('a text with known values is chosen from them', () => {
  const topMessage = fieldsOf(generalContent).find(({ name }) => name === 'topMessage')?.shape;
  expect(topMessage?.kind === 'group' && topMessage.fields.at(-1)).toEqual({
    name: 'visibility',
    isOptional: false,
    shape: { kind: 'choice', options: ['any', 'loggedOut', 'loggedIn', 'none'] },
  });
});

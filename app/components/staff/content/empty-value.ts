import type { ContentScene } from '#modules/content/content-parts.ts';
import type { FieldShape } from '#modules/content-editor/field-shape.ts';

/** What a new entry of a list begins with. */
export function emptyValue(shape: FieldShape, scenes: readonly ContentScene[]): unknown {
  switch (shape.kind) {
    case 'group':
      return Object.fromEntries(
        shape.fields
          .filter(({ isOptional }) => !isOptional)
          .map(({ name, shape: own }) => [name, emptyValue(own, scenes)]),
      );
    case 'list':
      return [];
    case 'choice':
      return shape.options[0];
    case 'switch':
      return false;
    case 'number':
      return 1;
    case 'link':
      return { page: 'allProducts' };
    case 'picture':
      return scenes[0]?.wide;
    case 'scene':
      return scenes[0];
    default:
      return '';
  }
}

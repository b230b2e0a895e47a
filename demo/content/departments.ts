import type { Language } from '#core/locale.ts';
import type { ContentLink, ContentPicture } from '#modules/content/content-parts.ts';
import { colourCodesOf } from '../colours.ts';
import { must, types } from '../facts.ts';
import { planOf, slots } from '../plan.ts';
import { slugOf } from '../texts/compose.ts';
import { lexicons } from '../texts/lexicons.ts';

/** The departments on the front page, with the type of product that represents each. */
const departments = [
  ['bottoms', 'trousers-craft'],
  ['tops', 'jacket-winter'],
  ['ppe', 'vest-hivis'],
  ['footwear', 'shoe-boot'],
  ['baselayer', 'base-top'],
  ['accessories', 'bag'],
] as const;

type Department = { text: string; link: ContentLink; picture: ContentPicture };

export function departmentsIn(language: Language): Department[] {
  return departments.map(([department, type]) => {
    const text = lexicons[language].departments[department];
    const link = { page: 'category', params: { categorySlug: slugOf(text, language) } };
    return {
      text,
      link,
      picture: { path: productPicture(type), alt: '', isDecorative: true, width: 1200, height: 1500 },
    };
  });
}

/** The front of a type's first product in its first colour, which exists in demo worlds of every size. */
function productPicture(typeId: string): string {
  const seed = 'catalogue-v1';
  const slot = must(
    slots(types.length).find(({ type }) => type.id === typeId),
    typeId,
  );
  const plan = planOf(seed, slot, 0);
  const [colour] = colourCodesOf(seed, plan);
  return `products/${plan.basePartNo}/${plan.basePartNo}${must(colour, 'colour')}_43.jpg`;
}

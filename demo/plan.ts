import { families, type Gender, type Material, materials, must, type ProductType, types } from './facts.ts';
import { familiesOf, kindsOf, materialsOf } from './kinds.ts';
import { randomFor } from './random.ts';
import type { FamilyKey, KindKey } from './texts/keys.ts';

/** The facts of a product that are decided first, so that other products can refer to it. */
export type Plan = {
  index: number;
  type: ProductType;
  style: string;
  material: Material;
  basePartNo: string;
  gender: Gender;
  kind: KindKey;
  family: FamilyKey;
  familyName: string;
};

const recipeTotal = types.reduce((sum, type) => sum + type.baseProducts, 0);

/** How many of each type a world of this size holds: every type once, the rest in the recipe's proportions. */
export function shares(products: number): number[] {
  if (products >= recipeTotal) return types.map((type) => type.baseProducts);
  const free = Math.max(0, products - types.length);
  const exact = types.map((type) => (free * (type.baseProducts - 1)) / (recipeTotal - types.length));
  const counts = exact.map((share) => 1 + Math.floor(share));
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share % 1 }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  let missing = Math.max(products, types.length) - counts.reduce((sum, count) => sum + count, 0);
  for (const { index } of byRemainder) if (missing-- > 0) counts[index] = must(counts[index], 'share') + 1;
  return counts;
}

/** Type and style of every product. Beyond the recipe's 600 the types repeat with new style numbers. */
export function slots(products: number): { type: ProductType; style: string }[] {
  const counts = shares(products);
  const recipe = types.flatMap((type, t) =>
    Array.from({ length: must(counts[t], 'share') }, (_, i) => ({ type, style: String(1000 + 60 * t + i) })),
  );
  for (let extra = 0; recipe.length < products; extra++)
    recipe.push({ type: must(recipe[extra % recipeTotal], 'slot').type, style: freshStyle(extra) });
  return recipe;
}

/** 3000 to 9999, then A000 to Z999, then AA00 to ZZ99. */
export function freshStyle(extra: number): string {
  if (extra < 7000) return String(3000 + extra);
  const letter = (n: number) => String.fromCharCode(65 + n);
  const n = extra - 7000;
  if (n < 26000) return letter(Math.floor(n / 1000)) + String(n % 1000).padStart(3, '0');
  const m = n - 26000;
  if (m >= 67600) throw new Error('the style numbers are used up');
  return letter(Math.floor(m / 2600)) + letter(Math.floor(m / 100) % 26) + String(m % 100).padStart(2, '0');
}

export function planOf(seed: string, slot: { type: ProductType; style: string }, index: number): Plan {
  const { type, style } = slot;
  const random = randomFor(seed, `plan/${style}`);
  const material = random.pick(materialsOf(type, materials));
  // Women's styles are one in three where a type has them.
  const gender =
    random.chance(1 / 3) && type.genders.includes('W') ? 'W' : random.pick(type.genders.filter((g) => g !== 'W'));
  const kind = random.pick(kindsOf(slot, material, gender));
  const family = random.pick(familiesOf(type, material));
  const familyName = must(
    families.find(({ slug }) => slug === family),
    family,
  ).name;
  return { index, type, style, material, basePartNo: style + material.code, gender, kind, family, familyName };
}

import { type Plan, planOf, type slots } from './plan.ts';
import { euroNetOf } from './pricing.ts';
import { randomFor } from './random.ts';
import type { TypeKey } from './texts/keys.ts';

/** Related types: bought together, or worn as an accessory. */
const together: readonly (readonly [RegExp, readonly TypeKey[]])[] = [
  [/hivis/, ['jacket-winter', 'tshirt-hivis', 'trousers-hivis', 'vest-hivis', 'shoe-boot']],
  [/fr$/, ['jacket-fr', 'trousers-fr', 'base-top', 'base-bottom', 'shoe-boot']],
  [/^trousers|shorts|overall/, ['jacket-work', 'tshirt', 'hoodie', 'shoe-low', 'jacket-softshell']],
  [/^jacket|vest|hoodie/, ['trousers-craft', 'trousers-service', 'tshirt', 'headwear', 'glove']],
  [/shirt|polo|base|underwear/, ['trousers-service', 'hoodie', 'base-bottom', 'underwear', 'shorts']],
  [/./, ['trousers-craft', 'jacket-work', 'glove', 'shoe-low']],
];

const accessories: readonly (readonly [RegExp, readonly TypeKey[]])[] = [
  [/^trousers|shorts|overall/, ['kneepad', 'belt', 'underwear']],
  [/^jacket|hoodie|vest/, ['headwear', 'glove']],
  [/^shoe/, ['underwear']],
  [/./, ['bag', 'headwear']],
];

const of = (rules: readonly (readonly [RegExp, readonly TypeKey[]])[], type: string) =>
  rules.find(([pattern]) => pattern.test(type))?.[1] ?? [];

export function createRelations(seed: string, world: ReturnType<typeof slots>) {
  const byType = new Map<TypeKey, number[]>();
  for (const [index, { type }] of world.entries()) {
    const known = byType.get(type.id);
    if (known) known.push(index);
    else byType.set(type.id, [index]);
  }

  const plan = (index: number): Plan[] => {
    const slot = world[index];
    return slot ? [planOf(seed, slot, index)] : [];
  };

  return (product: Plan) => {
    const random = randomFor(seed, `relations/${product.style}`);
    const peers = (byType.get(product.type.id) ?? []).filter((index) => index !== product.index);
    const near = random
      .sample(peers.length > 60 ? Array.from({ length: 60 }, () => random.pick(peers)) : peers, 14)
      .flatMap(plan);
    const price = euroNetOf(seed, product);
    const numbers = (plans: readonly Plan[]) => [...new Set(plans.map(({ basePartNo }) => basePartNo))];
    const fromTypes = (types: readonly TypeKey[], each: number) =>
      types
        .filter((type) => type !== product.type.id)
        .flatMap((type) => random.sample((byType.get(type) ?? []).slice(0, 60), each).flatMap(plan));
    return {
      accessories: numbers(fromTypes(of(accessories, product.type.id), 2)),
      similar: numbers(near.slice(0, 8)),
      upSell: numbers(near.filter((other) => euroNetOf(seed, other) > price)).slice(0, 4),
      crossSell: numbers(fromTypes(of(together, product.type.id), 1)),
      siblings: numbers(near.filter(({ family, kind }) => family === product.family && kind === product.kind)).slice(
        0,
        4,
      ),
    };
  };
}

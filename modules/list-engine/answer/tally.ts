import type { Assortment, Ground, Tally } from '../assortment.ts';
import type { Engine } from '../engine.ts';
import { type Choice, type ChosenFilter, choiceOf } from './choice.ts';
import { countChoice } from './count-choice.ts';
import { sumOfValues } from './sum-of-values.ts';

/** Cached counts of a large place with nothing or one value selected. */
export function rememberedTally(
  engine: Engine,
  assortment: Assortment,
  ground: Ground,
  choice: Choice,
): Tally | undefined {
  const { chosen, unit } = choice;
  const [only] = chosen;
  if (!mayBeKnown(ground, choice) || (only && only.slots.length > 1)) return undefined;
  return assortment.tallies.getOrMake(`${ground.kept} ${unit} ${only?.slots[0] ?? ''}`, () =>
    countWithKnown(engine, assortment, ground, choice),
  );
}

const mayBeKnown = ({ kept }: Ground, { chosen, price, unit }: Choice) =>
  kept !== undefined && price === undefined && unit !== 'split' && chosen.length <= 1;

/** Returns cached counts, or combines them for several values of one filter. */
export function knownTally(engine: Engine, assortment: Assortment, ground: Ground, choice: Choice): Tally | undefined {
  const remembered = rememberedTally(engine, assortment, ground, choice);
  const { chosen, unit } = choice;
  const [only] = chosen;
  if (remembered || !only || !mayBeKnown(ground, choice)) return remembered;
  if (unit !== 'product' && unit !== 'front') return undefined;
  const knownOf = (of: readonly ChosenFilter[]) =>
    knownTally(engine, assortment, ground, choiceOf(engine, choice, of)) ?? emptyTally(engine);
  return sumOfValues(engine, assortment, ground, {
    choice,
    nothing: knownOf([]),
    each: only.slots.map((slot) => knownOf([{ ...only, slots: [slot] }])),
  });
}

/** Counts what is not cached; afterwards `full` has the products that may be results. */
export function countWithKnown(engine: Engine, assortment: Assortment, ground: Ground, choice: Choice): Tally {
  const { chosen } = choice;
  const knownOf = (of: readonly ChosenFilter[]) => {
    const isItself = of.length === chosen.length;
    return isItself ? undefined : knownTally(engine, assortment, ground, choiceOf(engine, choice, of));
  };
  const unpriced = choice.price && knownTally(engine, assortment, ground, { ...choice, price: undefined });
  return countChoice(engine, assortment, ground, choice, {
    nothing:
      chosen.length > 0
        ? knownTally(engine, assortment, ground, { ...choiceOf(engine, choice, []), price: undefined })
        : undefined,
    unpriced,
    without: chosen.map(({ column }, at) => (column.isAndFilter ? undefined : knownOf(chosen.toSpliced(at, 1)))),
  });
}

const emptyTally = ({ columns }: Engine): Tally => ({
  total: 0,
  counts: new Uint32Array(columns.valueIds.length),
  limits: undefined,
});

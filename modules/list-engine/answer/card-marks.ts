import type { Engine } from '../engine.ts';
import { type Choice, excludedColourIds } from './choice.ts';
import { hasSlot } from './match-variants.ts';

/** For products with several cards: which values have been counted for a card, so that each counts once. */
export type CardMarks = {
  /** Starts the next product; numbers must be unique. */
  next(product: number): void;
  enterColour(colour: number): void;
  /** Whether this slot counts for one more card. */
  hit(slot: number): boolean;
};

/**
 * A product may have several cards: one per selected colour, or one per colour. Excluded colours make a provisional
 * card, which any other card replaces. Undefined if each unit is one result.
 */
export function createCardMarks(engine: Engine, choice: Choice): CardMarks | undefined {
  const { columns, scratch, filterOf, colourFilter } = engine;
  const { stamps, provisional } = scratch;
  // With one selected colour a product has one card.
  if (choice.unit !== 'split' && (choice.unit !== 'front' || choice.colourSlots.length === 1)) return undefined;
  const totalSlot = columns.valueIds.length;
  const isNewCard = choice.unit === 'split' ? newSplits() : newFronts(engine, choice);
  let product = 0;
  let makeshift = false;
  const excluded = [...excludedColourIds].flatMap((id) => engine.slotOf.get(id) ?? []);
  const isMakeshift = (colour: number) => excluded.some((slot) => hasSlot(engine, colour, slot));
  return {
    next: (number) => {
      product = number;
    },
    enterColour: (colour) => {
      makeshift = isMakeshift(colour);
      isNewCard.enterColour(colour);
    },
    hit: (slot) => {
      // Selecting a colour makes one card per product, so a colour's count is the number of products.
      if (slot < totalSlot && filterOf[slot] === colourFilter) {
        if (stamps[slot] === product) return false;
        stamps[slot] = product;
        return true;
      }
      if (!isNewCard.hit(slot, product, makeshift)) {
        if (stamps[slot] === product || provisional[slot] === product || !makeshift) return false;
        provisional[slot] = product;
        return true;
      }
      stamps[slot] = product;
      if (provisional[slot] !== product) return true;
      provisional[slot] = 0;
      return false;
    },
  };
}

type NewCards = {
  enterColour(colour: number): void;
  hit(slot: number, product: number, isMakeshift: boolean): boolean;
};

function newSplits(): NewCards {
  const seen = new Set<number>();
  return {
    enterColour: () => seen.clear(),
    hit: (slot, _, isMakeshift) => {
      if (isMakeshift || seen.has(slot)) return false;
      seen.add(slot);
      return true;
    },
  };
}

/** Each selected colour has a card, which shows the first variant with that colour. */
function newFronts({ columns, scratch }: Engine, { colourSlots }: Choice): NewCards {
  const { firstValue, values } = columns.colours;
  const ordinary = colourSlots.filter((slot) => !excludedColourIds.has(columns.valueIds[slot] ?? 0));
  const cells = ordinary.length;
  const room = cells * (columns.valueIds.length + 2);
  if (scratch.fronts.of.length < room) scratch.fronts.of = new Int32Array(room);
  const fronts = scratch.fronts.of;
  /** The selected colours that the variant has. */
  const own: number[] = [];
  return {
    enterColour: (colour) => {
      own.length = 0;
      for (let at = firstValue[colour] ?? 0; at < (firstValue[colour + 1] ?? 0); at += 1) {
        const cell = ordinary.indexOf(values[at] ?? 0);
        if (cell !== -1) own.push(cell);
      }
    },
    hit: (slot, product) => {
      let isNew = false;
      for (let at = 0; at < own.length; at += 1) {
        const cell = slot * cells + (own[at] ?? 0);
        if (fronts[cell] === product) continue;
        fronts[cell] = product;
        isNew = true;
      }
      return isNew;
    },
  };
}

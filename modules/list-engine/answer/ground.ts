import type { Assortment, Ground } from '../assortment.ts';
import { popCount, setBit } from '../bits.ts';
import type { Engine } from '../engine.ts';
import type { Place } from '../listing.ts';
import { countProducts } from './count-listed.ts';
import { countSizes } from './count-sizes.ts';

/** The products of a place that the viewer sees. */
export function enterPlace(engine: Engine, assortment: Assortment, place: Place): Ground {
  const { category = '', within = '', section = '', group = '', family = '', categoryContext = '' } = place;
  const key = [category, within, section, group, family, categoryContext].join('|');
  const sets = setsOf(engine, place);
  // Unknown places are not cached, because invalid requests could fill the cache.
  if (sets.includes(undefined)) return makeGround(engine, new Uint32Array(engine.words));
  return assortment.places.getOrMake(key, () => makeGround(engine, shared([assortment.visible, ...sets]), key));
}

/** Limits a ground to the search hits. */
export function keepHits(engine: Engine, { set }: Ground, ids: Uint32Array): Ground {
  const { hits } = engine.scratch;
  hits.fill(0);
  for (const id of ids) setBit(hits, id);
  for (let word = 0; word < hits.length; word += 1) hits[word] = (hits[word] ?? 0) & (set[word] ?? 0);
  return makeGround(engine, hits);
}

/** By slot: 1 if something in the ground has the value. */
export function presentIn(engine: Engine, assortment: Assortment, ground: Ground): Uint8Array {
  const count = () => {
    const counts = new Uint32Array(engine.columns.valueIds.length);
    const held = countProducts(assortment, ground, (word) => ground.set[word] ?? 0, counts);
    countSizes(assortment, held, counts);
    return Uint8Array.from(counts, (has) => (has > 0 ? 1 : 0));
  };
  ground.made.present ??= count();
  return ground.made.present;
}

function makeGround({ tuning }: Engine, set: Uint32Array, key?: string): Ground {
  const words: number[] = [];
  let count = 0;
  for (let word = 0; word < set.length; word += 1) {
    const bits = set[word] ?? 0;
    if (bits === 0) continue;
    words.push(word);
    count += popCount(bits);
  }
  const live = Uint32Array.from(words);
  const [from, to] = [live[0] ?? 0, (live.at(-1) ?? -1) + 1];
  return { set, live, from, to, count, kept: count < tuning.leastKept ? undefined : key, made: {} };
}

function setsOf({ columns }: Engine, place: Place): (Uint32Array | undefined)[] {
  const { categories, sections, contexts, groups, families } = columns.places;
  return [
    ...(place.category === undefined ? [] : [categories.get(place.category)]),
    ...(place.within === undefined ? [] : [categories.get(place.within)]),
    ...(place.section === undefined ? [] : [sections.get(place.section)]),
    ...(place.categoryContext === undefined ? [] : [contexts.get(place.categoryContext)]),
    ...(place.group === undefined ? [] : [groups.get(place.group)]),
    ...(place.family === undefined ? [] : [families.get(place.family)]),
  ];
}

function shared([first = new Uint32Array(), ...others]: readonly (Uint32Array | undefined)[]): Uint32Array {
  const set = first.slice();
  for (const other of others)
    for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & (other?.[word] ?? 0);
  return set;
}

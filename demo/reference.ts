import type { FeedRow } from '#modules/catalogue/feed-schema.ts';
import { categories } from './categories.ts';
import {
  colourKey,
  colours,
  families,
  type Material,
  materialKey,
  materials,
  standards,
  vasServices,
} from './facts.ts';
import { parametrics } from './parametrics.ts';
import { priceLists, publicList } from './price-lists.ts';
import { convert, written } from './pricing.ts';
import { sizeGuides } from './size-guides.ts';
import { compositionOf, slugOf } from './texts/compose.ts';
import type { CareKey, GroupKey } from './texts/keys.ts';
import { capital } from './texts/lexicon.ts';
import type { World } from './world.ts';

const groupKeys: readonly GroupKey[] = ['construction', 'road', 'energy', 'service', 'painting', 'industry'];

/** Hi-vis and flame-resistant cloth is never bleached; softener spoils those and shells. */
function careOf({ group, wash }: Material): CareKey[] {
  if (wash === 'none') return [];
  const care: CareKey[] = [];
  if (group !== 'cotton' && group !== 'woven') care.push('noBleach');
  if (['fr', 'shell', 'hivis', 'rain', 'softshell'].includes(group)) care.push('noSoftener');
  care.push(['wool', 'glove', 'acc', 'rain'].includes(group) ? 'noTumble' : 'tumbleLow');
  if (['cotton', 'polycotton', 'woven', 'jersey', 'denim'].includes(group)) care.push('ironLow');
  return care;
}

/** Everything that products refer to. */
export function* referenceChapter(world: World): Iterable<FeedRow> {
  yield* categories(world);
  yield* parametrics(world);
  for (const { code, hex, hiVis } of colours)
    yield {
      kind: 'colour',
      id: 1000 + Number(code),
      code,
      hex,
      hiVis: hiVis === 1,
      name: world.speak((lexicon) => lexicon.colours[colourKey(code)]),
    };
  for (const material of materials)
    yield {
      kind: 'material',
      code: material.code,
      group: material.group,
      gsm: material.gsm,
      wash: material.wash,
      name: world.speak((lexicon) => lexicon.materials[materialKey(material.code)]),
      composition: world.speak((lexicon) => compositionOf(lexicon, material.composition)),
      care: world.speak((lexicon) => [
        lexicon.wash[material.wash],
        ...careOf(material).map((care) => lexicon.care[care]),
      ]),
    };
  for (const { id, year, market } of standards)
    yield {
      kind: 'standard',
      id,
      ...(year ? { edition: year } : {}),
      ...(market ? { markets: [market] } : {}),
      explanation: world.speak((lexicon) => capital(lexicon.standards[id])),
    };
  for (const [sortOrder, { name, slug }] of families.entries())
    yield {
      kind: 'family',
      slug,
      name,
      sortOrder,
      description: world.speak(({ uses }) => `${uses[slug].map(capital).join('. ')}.`),
    };
  for (const [sortOrder, code] of groupKeys.entries())
    yield {
      kind: 'group',
      code,
      sortOrder,
      texts: world.speak(({ groups }, language) => ({ name: groups[code], slug: slugOf(groups[code], language) })),
    };
  yield* sizeGuides(world);
  yield* priceLists(world.markets);
  for (const [index, service] of vasServices.entries())
    yield {
      kind: 'vas-article',
      serviceArticleId: 9001 + index,
      serviceId: service.id,
      service: service.kind,
      name: world.speak(({ vas }) => vas[service.id]),
      positions: service.positions.map((code) => ({ code, name: world.speak(({ positions }) => positions[code]) })),
      maxLines: service.maxLines,
      maxCharacters: service.maxChars,
      parameters: service.params,
      multiPackQuantity: 1,
      prices: world.markets.map(({ code, currency }) => ({
        priceList: publicList(code),
        currency,
        unitNet: written(convert(service.priceEurExVat, currency)),
      })),
    };
}

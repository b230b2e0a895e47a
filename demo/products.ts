import type { FeedRow, FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import { garmentNamed, garmentOf } from '#modules/proof/garment.ts';
import { placeOf } from '#modules/proof/positions.ts';
import { categoryOf, pathOf } from './categories.ts';
import { colourCodesOf, colourCountOf } from './colours.ts';
import { vasServices } from './facts.ts';
import { designOf, featuresOf } from './features.ts';
import { type Plan, planOf, slots } from './plan.ts';
import { ranksOf } from './popularity.ts';
import { mayBeAgreedOnly } from './price-lists.ts';
import { type Campaign, euroNetOf, pricesOf } from './pricing.ts';
import { hashText, type Random, randomFor } from './random.ts';
import { createRelations } from './relations.ts';
import { reviewsOf } from './reviews.ts';
import { dimensionsOf, guideOf, type Size, sizesOf } from './sizes.ts';
import { hiVisClassOf, maxWashesOf, ppeCategoryOf, standardsOf } from './standards.ts';
import { type Facts, fitOf, seasonOf, storyOf } from './story.ts';
import { descriptionOf, nameOf, slugOf, uspsOf } from './texts/compose.ts';
import type { GroupKey, VasKey } from './texts/keys.ts';
import { addDays, type World } from './world.ts';

type ProductRow = FeedRowOf<'product'>;
type ColourVariant = ProductRow['colours'][number];

const genders = { M: 'Men', W: 'Women', U: 'Unisex', K: 'Children' } as const;

/** Id 7276 is the shop's own brand; bags, pads and giveaways come from the second one. */
const houseBrand = ({ type }: Plan) => !['bag', 'kneepad', 'merch', 'headwear'].includes(type.id);

/** Packs are the recipe's: gloves, socks and t-shirts only. */
function packOf({ type, kind }: Plan, random: Random): number {
  if (type.id === 'glove') return random.pick([12, 6]);
  if (kind === 'wool-socks') return random.pick([3, 5]);
  return kind === 'tshirt' && random.chance(0.3) ? 5 : 1;
}

/** Gloves and wool socks are sold by the pair, tape by the metre. */
function unitOf({ type, kind }: Plan): 'PR' | 'MTR' | undefined {
  if (type.id === 'glove' || kind === 'wool-socks') return 'PR';
  return kind === 'reflective-tape' ? 'MTR' : undefined;
}

function groupsOf({ type, material, family }: Plan): GroupKey[] {
  const groups: GroupKey[] = [];
  if (['fjell', 'granit', 'flexa', 'steg'].includes(family)) groups.push('construction');
  if (material.group === 'hivis') groups.push('road');
  if (material.group === 'fr') groups.push('energy');
  if (family === 'atelje') groups.push('painting');
  if (material.wash === '75' || material.wash === '85') groups.push('industry');
  return groups.length > 0 || type.id === 'kids' ? groups : ['service'];
}

/** No embroidery through a membrane or flame-resistant cloth; legs are shortened, caps embroidered in front. */
function servicesOf({ type, kind, material }: Plan): VasKey[] {
  if (kind === 'reflective-tape') return [];
  if (/shoe|glove|kneepad|merch|belt|bag/.test(type.id)) return ['PER'];
  const services: VasKey[] = ['TRL', 'TRS', 'TRN', 'TRE', 'TRO', 'TRF', 'PER'];
  if (!['shell', 'rain', 'fr'].includes(material.group)) services.push('EML', 'EMN');
  if (material.wash === '75' || material.wash === '85') services.push('CHP');
  if (type.sizeSystem === 'menC' && !/shorts|pirate/.test(kind)) services.push('HEM');
  return services.filter((key) => hasPlace(type, kind, key));
}

/** Trousers have no chest, and of the headwear only caps have a front. */
function hasPlace(type: Plan['type'], kind: string, key: VasKey): boolean {
  const service = vasServices.find(({ id }) => id === key);
  if (!service || !/transfer|embroidery/.test(service.kind)) return true;
  if (type.id === 'headwear' && kind !== 'cap') return false;
  const garment = garmentNamed(kind) ?? garmentOf(pathOf(type));
  return garment !== undefined && service.positions.some((code) => placeOf(garment, code, 'M') !== undefined);
}

function campaignOf(world: World, random: Random): Campaign | undefined {
  if (!random.chance(0.09)) return undefined;
  const begins = random.pick([-12, -7, -3, 5]);
  return {
    off: random.pick([0.15, 0.2, 0.25, 0.3]),
    earlier: random.chance(0.25),
    from: addDays(world.today, begins),
    to: addDays(world.today, begins + 21),
  };
}

const imageIds = [43, 171, 282, 58] as const;

function ean(running: number): string {
  const digits = `730${String(running).padStart(9, '0')}`;
  const sum = Array.from(digits, Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

function skuOf(partNo: string, { code, alternate }: Size, running: number): ColourVariant['sizes'][number] {
  const size: ColourVariant['sizes'][number] = { code, sku: partNo + code, ean: ean(running) };
  if (alternate !== undefined) size.alternate = alternate;
  return size;
}

/** The recipe's stock: hash modulo 120, seven in a hundred empty and on their way. */
function stockOf(world: World, sku: string): FeedRowOf<'stock'> {
  const hash = hashText(`${world.seed}/stock/${sku}`);
  const random = Math.floor(hash / 120);
  if (random % 100 < 7)
    return { kind: 'stock', sku, quantity: 0, nextDeliveryDate: addDays(world.today, 3 + (random % 58)) };
  return { kind: 'stock', sku, quantity: hash % 120 };
}

function parametricsOf(plan: Plan, { features, claims, fit, season }: Facts, pack: number) {
  const values: Record<string, string[]> = {
    Gender: [genders[plan.gender]],
    Material: [plan.material.code],
    FilterCollections: [plan.family],
    Quantity: [String(pack)],
  };
  const hiVis = hiVisClassOf(plan);
  if (fit) values.Fit = [fit];
  if (season) values.Season = [season];
  if (features.length > 0) values.Properties = features;
  if (claims.length > 0) values.Standard = claims.map(({ id }) => id);
  if (hiVis > 0) values.HiVisClass = [String(hiVis)];
  return values;
}

/** Products, each followed by its prices, stock and reviews, so that nothing has to be remembered. */
export function* productChapter(world: World): Iterable<FeedRow> {
  const { seed } = world;
  const all = slots(world.products);
  const colourTotal = all.reduce((sum, { style }) => sum + colourCountOf(seed, style), 0);
  const relationsOf = createRelations(seed, all);
  let running = 0;
  let position = 0;

  for (const [index, slot] of all.entries()) {
    const plan = planOf(seed, slot, index);
    const random = randomFor(seed, `product/${plan.style}`);
    const features = featuresOf(plan, random);
    const claims = standardsOf(plan, features, random);
    const facts: Facts = { features, claims, fit: fitOf(plan, random), season: seasonOf(plan) };
    const story = storyOf(plan, facts, random);
    const sizes = sizesOf(plan);
    const publicAssortment = !(mayBeAgreedOnly(plan) && random.chance(0.04));
    const campaign = publicAssortment ? campaignOf(world, random) : undefined;
    const isNews = random.chance(0.12);
    const firstSale = addDays(world.today, isNews ? -random.int(1, 80) : -random.int(120, 2000));
    const flags = [
      ...(isNews ? ['news'] : []),
      ...(campaign ? ['promotion'] : []),
      ...(random.chance(0.06) ? ['bestseller'] : []),
    ];
    const codes = colourCodesOf(seed, plan);
    const best = random.chance(0.2) ? random.pick(codes) : undefined;

    const colours = codes.map((code): ColourVariant => {
      const partNo = plan.basePartNo + code;
      const at = position++;
      const variant: ColourVariant = {
        partNo,
        flags: code === best ? ['bestseller'] : [],
        firstSaleDate: firstSale,
        popularity: Object.fromEntries(
          world.markets.map((market) => [market.code, ranksOf(at, colourTotal, `${seed}/rank/${market.code}`)]),
        ),
        media: imageIds.map((mediaId) => ({ mediaId, path: `products/${plan.basePartNo}/${partNo}_${mediaId}.jpg` })),
        sizes: sizes.map((size) => skuOf(partNo, size, ++running)),
      };
      if (code === best) variant.bestSellingColorOverride = true;
      return variant;
    });

    const unit = unitOf(plan);
    const guide = guideOf(plan);
    const dimensions = dimensionsOf(plan, sizes);
    const ppe = ppeCategoryOf(claims);
    const maxWashes = maxWashesOf(claims);
    const ratings = reviewsOf(world, plan);
    const northAmerican = claims.some(({ id }) => id === 'ANSI/ISEA 107');
    const section = plan.gender === 'W' ? 'women' : plan.gender === 'K' ? 'children' : 'men';
    yield {
      kind: 'product',
      basePartNo: plan.basePartNo,
      articleType: 'DefaultArticle',
      type: plan.type.id,
      ...(unit ? { unit } : {}),
      manufacturerId: houseBrand(plan) ? 7276 : 7301,
      family: plan.family,
      primaryCategory: categoryOf(plan.type),
      categories: [
        ...pathOf(plan.type),
        section,
        ...(plan.gender === 'U' ? ['women'] : []),
        ...(northAmerican ? ['6796'] : []),
      ],
      groups: groupsOf(plan),
      genders: [genders[plan.gender]],
      flags,
      publicAssortment,
      material: plan.material.code,
      standards: claims,
      ...(ppe ? { ppeCategory: ppe } : {}),
      ...(maxWashes === undefined ? {} : { maxWashes }),
      parametrics: parametricsOf(plan, facts, packOf(plan, random)),
      texts: world.speak((lexicon, language) => {
        const name = nameOf(lexicon, story);
        const description = descriptionOf(lexicon, story);
        const firstSentence = description.slice(0, description.indexOf('. ') + 1);
        return {
          name,
          slug: `${slugOf(name, language)}-${plan.basePartNo.toLowerCase()}`,
          description,
          usps: uspsOf(lexicon, story),
          seo: { title: name, description: firstSentence },
        };
      }),
      design: designOf(plan, features, hiVisClassOf(plan)),
      media: ppe ? [{ mediaId: 278, path: `documents/${plan.basePartNo}_278.pdf` }] : [],
      colours,
      ...(guide ? { sizeGuide: guide } : {}),
      ...(dimensions ? { dimensions } : {}),
      vasServices: servicesOf(plan),
      ...(ratings.stars ? { stars: ratings.stars } : {}),
      relations: relationsOf(plan),
    };

    const priced = {
      plan,
      euroNet: euroNetOf(seed, plan),
      partNos: colours.map(({ partNo }) => partNo),
      extendedSizes: sizes.filter(({ extended }) => extended).map(({ code }) => code),
      publicAssortment,
      isNews,
      ...(campaign ? { campaign } : {}),
    };
    yield* pricesOf(priced, world.markets);
    for (const colour of colours) for (const { sku } of colour.sizes) yield stockOf(world, sku);
    yield* ratings.reviews;
  }
}

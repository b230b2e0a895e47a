import type { CardView } from '#app/components/catalogue/card-view.ts';
import { packLine } from '#app/components/catalogue/sale-texts.ts';
import type { CompareRow, Fact } from '#app/components/compare/compare-view.ts';
import { differs } from '#app/components/compare/differences.ts';
import type { ProductDetail } from '#modules/assortment/product-detail.ts';
import { careSymbolUrl, standardSymbolUrl } from '#modules/media/symbol-address.ts';
import { byLength } from '#modules/sizing/size-lengths.ts';

export type ComparedProduct = { readonly detail: ProductDetail; readonly card: CardView };

/** Returns a text in the visitor's language. */
type Say = (domain: string, key: string, facts?: Record<string, unknown>) => string;

type Words = { readonly say: Say; readonly number: (value: number) => string; readonly priceNote: string };

/** Parametrics with their own row (pack size, standards, fabric), or without meaning for the garment. */
const toldElsewhere: ReadonlySet<string> = new Set(['Quantity', 'Standard', 'Material', 'FilterCollections']);

/** The rows of a comparison. A row without any value is left out. */
export function compareRows(compared: readonly ComparedProduct[], words: Words): CompareRow[] {
  const { say } = words;
  const rowOf = (id: string, label: string, factsOf: (one: ComparedProduct) => readonly Fact[]): CompareRow => {
    const cells = compared.map(factsOf);
    return { id, label, cells, differs: differs(cells) };
  };
  const label = (key: string) => say('compare', `rows.${key}`);
  const hasProperties = compared.some(({ detail }) => detail.properties.some(({ code }) => code === 'Properties'));
  const rows = [
    rowOf('price', say('catalogue', 'rows.price'), ({ card }) => priceOf(card, words)),
    rowOf('rating', say('catalogue', 'sort.StarsAverage'), ({ detail }) => ratingOf(detail, words)),
    rowOf('colours', label('colours'), ({ detail }) =>
      detail.colours.map(({ name, hexes }) => ({ text: name, hexes })),
    ),
    rowOf('sizes', label('sizes'), ({ detail }) => sizesOf(detail, say)),
    rowOf('material', label('material'), ({ detail: { material } }) =>
      material ? [{ text: material.name, note: material.composition }] : [],
    ),
    rowOf('weight', say('product', 'material.weight'), ({ detail: { material } }) =>
      material && material.gsm > 0 ? [{ text: say('product', 'material.gsm', { gsm: material.gsm }) }] : [],
    ),
    rowOf('standards', say('catalogue', 'card.standards'), ({ detail }) => standardsOf(detail, say)),
    // Properties use common terms, features free text, so features are shown only without properties.
    rowOf('features', label('features'), ({ detail }) => (hasProperties ? [] : detail.usps.map((text) => ({ text })))),
    ...propertyNames(compared).map(([code, name]) =>
      rowOf(`property-${code}`, name, ({ detail: { properties } }) =>
        (properties.find((one) => one.code === code)?.values ?? []).map((text) => ({ text })),
      ),
    ),
    rowOf('care', label('care'), ({ detail: { material } }) => (material?.care ?? []).map(careOf)),
    rowOf('pack', label('pack'), ({ detail: { packSize } }) =>
      compared.some(({ detail }) => detail.packSize > 1) ? [{ text: words.number(packSize) }] : [],
    ),
  ];
  return rows.filter(({ cells }) => cells.some((facts) => facts.length > 0));
}

function priceOf({ price }: CardView, { say, priceNote }: Words): Fact[] {
  if (!price) return [];
  const { now, isFrom, before, lowest30Days, per = '' } = price;
  const lowest = lowest30Days === undefined ? '' : say('catalogue', 'card.lowest30Days', { price: lowest30Days });
  return [
    {
      text: isFrom ? say('catalogue', 'card.from', { price: now }) : now,
      note: [per, priceNote, packLine(price) ?? '', lowest].filter((words) => words !== '').join('. '),
      ...(before !== undefined && { before }),
    },
  ];
}

function ratingOf({ stars }: ProductDetail, { say, number }: Words): Fact[] {
  if (!stars || stars.count === 0) return [];
  return [{ text: number(stars.average), note: say('product', 'stars.count', { count: stars.count }) }];
}

/** All sizes of all colours, one range per leg length. */
function sizesOf({ colours }: ProductDetail, say: Say): Fact[] {
  const codes = [...new Set(colours.flatMap(({ sizes }) => sizes.map(({ code }) => code)))];
  return byLength(codes.map((code) => ({ code }))).map(({ sizes }) => {
    const [first, last] = [sizes[0]?.code ?? '', sizes.at(-1)?.code ?? ''];
    if (first === 'ONE') return { text: say('catalogue', 'card.oneSize') };
    return {
      text: first === last ? first : `${first}–${last}`,
      note: say('catalogue', 'card.sizeCount', { count: sizes.length }),
    };
  });
}

function standardsOf({ standards }: ProductDetail, say: Say): Fact[] {
  return standards.map(({ id, edition, grade }) => {
    const symbol = standardSymbolUrl(id);
    return {
      text: edition === undefined ? id : `${id}:${edition}`,
      ...(grade !== undefined && { note: gradeIn(grade, say) }),
      ...(symbol !== undefined && { symbol }),
    };
  });
}

/** Feeds contain grades in English: 'type 2, level 1'. */
const gradeIn = (grade: string, say: Say): string =>
  grade.replaceAll(/\b(class|type|level) ([^\s,]+)/g, (_, word: string, value: string) =>
    say('product', `standards.grades.${word}`, { value }),
  );

function careOf(text: string): Fact {
  const symbol = careSymbolUrl(text);
  return { text, ...(symbol !== undefined && { symbol }) };
}

/** All properties of the products, in order of appearance. */
function propertyNames(compared: readonly ComparedProduct[]): [code: string, name: string][] {
  const all = compared.flatMap(({ detail }) => detail.properties.map(({ code, name }) => [code, name] as const));
  return [...new Map(all)].filter(([code]) => !toldElsewhere.has(code));
}

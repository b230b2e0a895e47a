/** Codes of a class of goods, as buyers' systems sort their purchases. */
export type Classes = { readonly unspsc: string; readonly eclass: string | undefined };

type OwnCodes = Readonly<
  Record<string, { readonly unspsc?: string | undefined; readonly eclass?: string | undefined }>
>;

const trousers = '53101500';
const jackets = '53101800';
const tShirts = '53103000';
const undergarments = '53102300';
const accessories = '53102500';
const safetyApparel = '46181500';
const safetyFootwear = '46181600';
const uniforms = '53102700';
/** Printing and embroidery on garments. */
const services = '82121500';

/** Classes of UNSPSC by the code of a category, which is a number for some. */
const byCategory: Readonly<Record<string, string>> = {
  'trousers-craft': trousers,
  'trousers-service': trousers,
  '6010': trousers,
  'trousers-rain': trousers,
  shorts: trousers,
  'trousers-hivis': safetyApparel,
  'trousers-fr': safetyApparel,
  'jacket-fr': safetyApparel,
  'tshirt-hivis': safetyApparel,
  'vest-hivis': safetyApparel,
  '1500': safetyApparel,
  catPPE: safetyApparel,
  kneepad: safetyApparel,
  '800': '53102100',
  'jacket-work': jackets,
  '6009': jackets,
  'jacket-shell': jackets,
  '6008': jackets,
  '6001': jackets,
  '6002': '53101700',
  tshirt: tShirts,
  polo: tShirts,
  shirt: '53101600',
  vest: '53103100',
  'base-top': undergarments,
  'base-bottom': undergarments,
  '6005': undergarments,
  '1300': undergarments,
  'shoe-low': safetyFootwear,
  'shoe-boot': safetyFootwear,
  '1200': safetyFootwear,
  headwear: accessories,
  belt: accessories,
  bag: '53121600',
  '1400': accessories,
};

export const serviceClasses: Classes = { unspsc: services, eclass: undefined };

/** What is sent for a category without a code of the company. */
export const usualUnspsc = (category: string): string => byCategory[category] ?? uniforms;

/** Of the most specific category that has a code, which is the last; the company's own codes come first. */
export function classesOf(categories: readonly string[], own: OwnCodes): Classes {
  const specificFirst = categories.toReversed();
  const first = (codeOf: (category: string) => string | undefined) => specificFirst.map(codeOf).find(Boolean);
  return {
    unspsc: first((category) => own[category]?.unspsc) ?? first((category) => byCategory[category]) ?? uniforms,
    eclass: first((category) => own[category]?.eclass),
  };
}

import type { Element } from '../ubl/element.ts';
import { all, one, textAt } from '../ubl/query.ts';

/** Whether a document complies with a rule, by rule id. */
export type Checks = Readonly<Record<string, (document: Element) => boolean>>;

/** Checks each element at a path. */
export const each =
  (path: string, holds: (element: Element, document: Element) => boolean) =>
  (document: Element): boolean =>
    all(document, path).every((element) => holds(element, document));

export const given =
  (path: string) =>
  (from: Element): boolean =>
    textAt(from, path) !== undefined;

/** An allowance or a charge needs a reason, as text or as code. */
export const hasChargeReason = (charge: Element): boolean =>
  given('AllowanceChargeReason')(charge) || given('AllowanceChargeReasonCode')(charge);

export const atMostOne =
  (path: string) =>
  (from: Element): boolean =>
    all(from, path).length <= 1;

export const oneOf = (list: ReadonlySet<string>, text: string | undefined): boolean =>
  text === undefined || list.has(text);

/** Two decimals at most, as text: a third one counts even if it is zero. */
export const isCents = (text: string | undefined): boolean => !/\.\d{3,}$/.test(text ?? '');

const cent = one / 100n;

/** To the hundredth, half away from zero. */
export const toCents = (amount: bigint): bigint => {
  const half = amount < 0n ? -cent / 2n : cent / 2n;
  return ((amount + half) / cent) * cent;
};

/** Like XPath: true if either path is missing. */
export const notBefore = (later: string | undefined, earlier: string | undefined): boolean =>
  later === undefined || earlier === undefined || later >= earlier;

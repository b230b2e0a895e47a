import type { Element } from '../ubl/element.ts';
import { all, buyerParty, countryAt, sellerParty, textAt } from '../ubl/query.ts';

export const bothParties = [sellerParty, buyerParty];

/** A rule of the seller's country; with `bothParties` only if the buyer is there as well. */
export const inCountry =
  (country: string, holds: (doc: Element) => boolean, parties: readonly string[] = [sellerParty]) =>
  (doc: Element): boolean =>
    parties.some((party) => countryAt(doc, party) !== country) || holds(doc);

export const paymentMeansOf = (doc: Element): Element[] => all(doc, 'PaymentMeans');

export const paymentCodeOf = (means: Element): string => textAt(means, 'PaymentMeansCode') ?? '';

/** The address of a party has all of these parts. */
export const hasInAddress =
  (party: string, ...names: string[]) =>
  (doc: Element): boolean =>
    names.every((name) => textAt(doc, `${party}/PostalAddress/${name}`) !== undefined);

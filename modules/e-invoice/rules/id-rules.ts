import { isGs1 } from '#core/ean.ts';
import { belgium, luhn, norway } from '../../address/check-digits.ts';
import { isVatNo } from '../../address/vat-number.ts';
import type { Element } from '../ubl/element.ts';
import { buyerParty, representativeParty, sellerParty, taxIds, within } from '../ubl/query.ts';
import type { Checks } from './check.ts';

/** Identifiers with a scheme: endpoints, parties, legal entities, places, articles. */
const numbersOf = (doc: Element, scheme: string): string[] =>
  within(doc).flatMap(({ attributes, text }) => (attributes.schemeID === scheme && text ? [text] : []));

const every = (scheme: string, holds: (number: string) => boolean) => (doc: Element) =>
  numbersOf(doc, scheme).every(holds);
const like = (scheme: string, pattern: RegExp) => every(scheme, (number) => pattern.test(number));

const australian = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const isAustralian = (number: string) =>
  /^\d{11}$/.test(number) &&
  Array.from(number, Number).reduce(
    (sum, digit, at) => sum + (at === 0 ? digit - 1 : digit) * (australian[at] ?? 0),
    0,
  ) %
    89 ===
    0;

/** The tax code of a person, or of a company, which has only digits. */
const italianCode = /^(?:[A-Z]{6}[\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]|\d{11})$/i;
const dutchVat = /^NL\d{9}B\d{2}$/;

export const idRules: Checks = {
  'PEPPOL-COMMON-R040': every('0088', isGs1),
  'PEPPOL-COMMON-R041': every('0192', norway),
  'PEPPOL-COMMON-R042': like('0184', /^(?:DK)?\d{8}$/),
  'PEPPOL-COMMON-R043': every('0208', belgium),
  'PEPPOL-COMMON-R044': like('0201', /^[A-Z\d]{6}$/i),
  'PEPPOL-COMMON-R045': like('0210', italianCode),
  'PEPPOL-COMMON-R046': like('9907', italianCode),
  'PEPPOL-COMMON-R047': every('0211', (number) => !number.startsWith('IT') || isVatNo('IT', number.slice(2))),
  'PEPPOL-COMMON-R049': every('0007', (number) => /^\d{10}$/.test(number) && luhn(number)),
  'PEPPOL-COMMON-R050': every('0151', isAustralian),
  'PEPPOL-COMMON-R052': like('0096', /^\d{10}$/),
  'PEPPOL-COMMON-R053': like('0198', /^DK\d{8}$/),
  'PEPPOL-COMMON-R054': like('0106', /^\d{8}$/),
  'PEPPOL-COMMON-R055': like('0190', /^\d{20}$/),
  'PEPPOL-COMMON-R056-1': like('9944', dutchVat),
  'PEPPOL-COMMON-R057': like('0217', /^\d{12}$/),
  'PEPPOL-COMMON-R056-2': (doc) =>
    [sellerParty, buyerParty, representativeParty]
      .flatMap((party) => taxIds(doc, party))
      .every((number) => !number.startsWith('NL') || dutchVat.test(number)),
};

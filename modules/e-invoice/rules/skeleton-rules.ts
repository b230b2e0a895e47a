import type { Element } from '../ubl/element.ts';
import { within } from '../ubl/query.ts';
import type { Checks } from './check.ts';
import { mayHold } from './skeleton.ts';

const attributes: ReadonlySet<string> = new Set([
  'schemeID',
  'currencyID',
  'unitCode',
  'listID',
  'listVersionID',
  'mimeCode',
  'filename',
]);

const isUsual = ({ name, attributes: given }: Element) =>
  Object.keys(given).every((one) => attributes.has(one) || (one === 'name' && name === 'PaymentMeansCode'));

/** Only elements that the specification describes are allowed. */
export const skeletonRules: Checks = {
  'UBL-DT-08..28': (doc) => within(doc).every(isUsual),
  'UBL-CR-001..682': (doc) =>
    within(doc).every((parent) =>
      parent.children.every(
        ({ name, text }) => mayHold(parent.name, name) || (parent === doc && name === 'UBLVersionID' && text === '2.1'),
      ),
    ),
};

import type { JsonObject } from '#core/json.ts';
import type { HistoryWords } from './history-words.ts';

type Value = JsonObject[string];

/** The value of a field as people read it: the parts of an address or of a list by name, without the signs of JSON. */
export function valueText(field: string, value: Value, words: HistoryWords): string {
  if (value === null) return '–';
  if (isList(value)) {
    const separator = value.some((one) => typeof one === 'object') ? '; ' : ', ';
    return value.map((one) => valueText(field, one, words)).join(separator);
  }
  if (typeof value !== 'object') return words.valueOf(field, String(value)) ?? String(value);
  const inOrder = Object.entries(value).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  const parts = inOrder.map(([name, part]) => [name, valueText(name, part, words)] as const);
  return parts
    .flatMap(([name, text]) => (text === '' || text === '–' ? [] : [`${words.nameOf(name)}: ${text}`]))
    .join(', ');
}

/** The database does not keep the order of an address. */
const addressParts = ['addressLine1', 'addressLine2', 'zipCode', 'city', 'region', 'countryId', 'countryCode'];
const placeOf = (name: string) => (addressParts.includes(name) ? addressParts.indexOf(name) : addressParts.length);

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

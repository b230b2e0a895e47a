/** The parameters of a link to a list or a product: the words of its address in one language. */
export type LinkParams = Readonly<Record<string, string>>;

type PlaceLink = { readonly page: string; readonly params: LinkParams };

const isPlaceLink = (value: object): value is PlaceLink =>
  'page' in value && 'params' in value && typeof value.params === 'object' && value.params !== null;

/** The parameters of all links to places anywhere in a document, in its order. */
export function placeParamsIn(value: unknown): LinkParams[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPlaceLink(value) ? [value.params] : Object.values(value).flatMap(placeParamsIn);
}

/** The document with its links in another language. Parameters without a translation stay as they are. */
export const withPlaceParams = <T>(document: T, translate: (params: LinkParams) => LinkParams | undefined): T =>
  replaced(document, translate) as T;

function replaced(value: unknown, translate: (params: LinkParams) => LinkParams | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, translate));
  if (typeof value !== 'object' || value === null) return value;
  if (isPlaceLink(value)) return { ...value, params: translate(value.params) ?? value.params };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, translate)]));
}

import type { FeedRowOf } from '../catalogue/feed-schema.ts';
import { type InkCode, inkCodes } from '../proof/inks.ts';
import { type TypefaceName, typefacesOf } from '../proof/typeface.ts';

/** What a text on a garment may be made of, under the names that partners know. */
export const templateParameters = ['fname', 'lname', 'employeeno', 'occupation', 'vascustomizedtext'] as const;

export type TemplateParameter = (typeof templateParameters)[number];

export type TemplateValues = { readonly [P in TemplateParameter]?: string | undefined };

/** A service as the catalogue has it: a logo, a name, a shortening. */
export type VasArticle = FeedRowOf<'vas-article'>;

/** A text that is seen; a chip has parameters and shows none. */
export const hasLettering = ({ parameters, maxLines }: Pick<VasArticle, 'parameters' | 'maxLines'>): boolean =>
  parameters.length > 0 && maxLines > 0;

/** Packing is the only service that leaves the garment as it is. */
export const changesGarment = (service: VasArticle['service']): boolean => service !== 'packing';

/** A service that puts a logo on the garment. */
export const takesLogo = ({ service, ...article }: Pick<VasArticle, 'service' | 'parameters' | 'maxLines'>): boolean =>
  (service === 'embroidery' || service === 'transfer') && !hasLettering(article);

/** The colours of thread or print that a text of this service can have; none for services without one. */
export const inksOf = ({
  inks = inkCodes,
  ...article
}: Pick<VasArticle, 'inks' | 'parameters' | 'maxLines'>): readonly InkCode[] => (hasLettering(article) ? inks : []);

/** The typefaces that a text of this service can have; none for services without one. */
export const typefacesFor = ({
  service,
  ...article
}: Pick<VasArticle, 'service' | 'parameters' | 'maxLines'>): readonly TypefaceName[] =>
  hasLettering(article) ? typefacesOf(service === 'embroidery' ? 'embroidery' : 'print') : [];

/** The sku of a row that is a service. */
export const skuOfService = (serviceArticleId: number): string => String(serviceArticleId);

export const serviceArticleIdOf = (sku: string): number => (/^\d{1,9}$/.test(sku) ? Number(sku) : Number.NaN);

/** How many of a service belong to a number of pieces. */
export const serviceQuantity = (pieces: number, { multiPackQuantity }: Pick<VasArticle, 'multiPackQuantity'>): number =>
  pieces * multiPackQuantity;

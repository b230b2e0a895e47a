import { sharedPlaces } from '../../vas/garment-places.ts';
import { requiredServices } from '../../vas/service-lists.ts';
import type { Services } from '../../vas/services.server.ts';
import type { TextProblem } from '../../vas/text-template.ts';
import { changesGarment, serviceArticleIdOf, type VasArticle } from '../../vas/vas-article.ts';
import type { Visit } from '../../visit.ts';
import type { CartRow } from '../cart.ts';
import type { OfferedRow } from '../prices/offered-row.ts';
import { positionOf } from './chosen-service.ts';
import type { RowLogos } from './row-logos.server.ts';
import type { RowTexts } from './row-texts.server.ts';

/** The facts that decide whether the services of rows are complete. */
export type ServiceRules = {
  readonly services: Services;
  readonly texts: RowTexts;
  readonly logos: RowLogos;
  /** The company wants a service on each garment that can have one. */
  readonly forcesSelection: boolean;
  /** Plain users have their own data on their garments and cannot edit it in the cart. */
  readonly isLimited: boolean;
  readonly speaker: Pick<Visit, 'language' | 'market'>;
};

/** Services that the row must have and does not. */
export function missingServices(
  { offer }: OfferedRow,
  children: readonly CartRow[],
  services: Pick<Services, 'listsOf' | 'isForced'>,
): number[] {
  const lists = services.listsOf(offer.services);
  const chosen = new Set(children.map(({ sku }) => serviceArticleIdOf(sku)));
  return requiredServices({ lists, isForced: services.isForced }).filter((id) => !chosen.has(id));
}

export function lacksServices(row: OfferedRow, children: readonly CartRow[], rules: ServiceRules): boolean {
  const { services, forcesSelection } = rules;
  if (missingServices(row, children, services).length > 0) return true;
  return forcesSelection && !hasWanted(children, services.of(row.offer.services));
}

/** One that changes the garment, where there is any: packing alone is not what the company means. */
function hasWanted(children: readonly CartRow[], offered: readonly VasArticle[]): boolean {
  const changing = offered.filter(({ service }) => changesGarment(service));
  const wanted = new Set((changing.length > 0 ? changing : offered).map((one) => one.serviceArticleId));
  return wanted.size === 0 || children.some(({ sku }) => wanted.has(serviceArticleIdOf(sku)));
}

/** A place of the garment that two of its services have. Rows from before the rule may have one. */
export const placeOfTwo = (children: readonly CartRow[]): string | undefined =>
  sharedPlaces(children.map(positionOf))[0];

/** Each problem of the row's texts once. */
export const textProblems = (children: readonly CartRow[], { texts }: ServiceRules): TextProblem[] => [
  ...new Set(children.flatMap(({ id }) => texts.get(id)?.problems ?? [])),
];

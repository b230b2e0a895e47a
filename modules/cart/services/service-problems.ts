import { requiredServices } from '../../vas/service-lists.ts';
import type { Services } from '../../vas/services.server.ts';
import type { TextProblem } from '../../vas/text-template.ts';
import { serviceArticleIdOf } from '../../vas/vas-article.ts';
import type { Visit } from '../../visit.ts';
import type { CartRow } from '../cart.ts';
import type { OfferedRow } from '../prices/offered-row.ts';
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
  return forcesSelection && children.length === 0 && services.of(row.offer.services).length > 0;
}

/** Each problem of the row's texts once. */
export const textProblems = (children: readonly CartRow[], { texts }: ServiceRules): TextProblem[] => [
  ...new Set(children.flatMap(({ id }) => texts.get(id)?.problems ?? [])),
];

import type { Cut } from '../../proof/cut.ts';
import { placesOn, sharedPlaces, spreadPlaces } from '../../vas/garment-places.ts';
import type { VasArticle } from '../../vas/vas-article.ts';
import type { ChosenService } from './chosen-service.ts';

export type Offered = ReadonlyMap<number, VasArticle>;

type Garment = {
  /** Categories, which determine the kind of garment and its places. */
  readonly categories?: readonly string[] | undefined;
  readonly cut?: Cut | undefined;
};

/** The place of each service on the garment; one that was not chosen is the first free one. */
export const positionsFor = (
  offered: Offered,
  { categories = [], cut }: Garment,
  chosen: readonly ChosenService[],
): (string | undefined)[] =>
  spreadPlaces(
    chosen.map(({ serviceArticleId, position }) => ({
      position,
      places: placesOn(offered.get(serviceArticleId)?.positions ?? [], categories, cut),
    })),
  );

/** Those that find a free place. What the company requires comes first and is never left out. */
export function withFreePlaces(
  offered: Offered,
  garment: Garment,
  chosen: readonly ChosenService[],
  required: readonly number[],
): ChosenService[] {
  const isRequired = ({ serviceArticleId }: ChosenService) => required.includes(serviceArticleId);
  const sharedBy = (some: readonly ChosenService[]) => sharedPlaces(positionsFor(offered, garment, some)).length;
  const kept = chosen.filter(isRequired);
  for (const one of chosen) if (!isRequired(one) && sharedBy([...kept, one]) === sharedBy(kept)) kept.push(one);
  return chosen.filter((one) => kept.includes(one));
}

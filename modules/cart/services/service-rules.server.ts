import type { Shop } from '../../shop.server.ts';
import { forcesSelection, isLimited } from '../../vas/service-lists.ts';
import type { Visit } from '../../visit.ts';
import type { CartRow } from '../cart.ts';
import type { RowOffers } from '../prices/offered-row.ts';
import { readRowLogos } from './row-logos.server.ts';
import { readRowTexts } from './row-texts.server.ts';
import type { ServiceRules } from './service-problems.ts';

/** The rules for the services of some rows, with the texts on the garments. */
export async function readServiceRules(
  { db }: Pick<Shop, 'db'>,
  { claims, language, market }: Pick<Visit, 'claims' | 'language' | 'market'>,
  rows: readonly CartRow[],
  offers: RowOffers,
): Promise<ServiceRules> {
  const texts = await readRowTexts(db, claims, rows, offers);
  const { logos, problems } = await readRowLogos(db, claims, rows);
  return {
    services: offers.services,
    texts: new Map([...texts, ...problems]),
    logos,
    forcesSelection: forcesSelection(claims, offers.services.settings),
    isLimited: isLimited(claims),
    speaker: { language, market },
  };
}

import type { Db } from '#platform/db/db.server.ts';
import type { Offer } from '../../assortment/offer.ts';
import type { Claims } from '../../auth/claims.ts';
import { findChosenLogo, type RowLogo } from '../../logo/chosen-logo.ts';
import { listOwnLogos } from '../../logo/read-row-logos.server.ts';
import type { Services } from '../../vas/services.server.ts';
import type { RenderedText } from '../../vas/text-template.ts';
import type { CartRow } from '../cart.ts';
import { type ChosenService, logoNamedBy } from './chosen-service.ts';
import { wantsLogo } from './want-services.ts';

/** Logos by the id of the service's row; rows whose logo is no longer available are left out. */
export type RowLogos = ReadonlyMap<string, RowLogo>;

type Choice = { readonly product: Pick<Offer, 'services'>; readonly chosen: readonly ChosenService[] };

/** The logos of the buyer's company, if a service takes one. Costs one statement then, else none. */
export async function readLogosFor(
  db: Db,
  claims: Claims | undefined,
  services: Services,
  choices: readonly Choice[],
): Promise<RowLogo[]> {
  const isWanted = choices.some(
    ({ product, chosen }) => chosen.some(({ logo }) => logo) || wantsLogo(services, product, chosen),
  );
  return isWanted ? listOwnLogos(db, claims) : [];
}

const gone: RenderedText = { lines: [], missing: [], problems: ['vasLogoGone'], isValid: false };

/**
 * The logos of rows, and a problem for each that staff have refused since, or that belongs to another company. Costs one statement if a
 * row has a logo, else none.
 */
export async function readRowLogos(db: Db, claims: Claims | undefined, rows: readonly CartRow[]) {
  const logos = new Map<string, RowLogo>();
  const problems = new Map<string, RenderedText>();
  const named = rows.flatMap((row) => {
    const logo = logoNamedBy(row);
    return logo && row.parentId !== undefined ? [{ id: row.id, logo }] : [];
  });
  const own = named.length === 0 ? [] : await listOwnLogos(db, claims);
  for (const { id, logo } of named) {
    const found = findChosenLogo(own, logo);
    if (found) logos.set(id, found);
    else problems.set(id, gone);
  }
  return { logos, problems };
}

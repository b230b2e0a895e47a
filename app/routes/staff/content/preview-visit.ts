import { isRole, roles } from '#modules/auth/roles.ts';
import type { DocumentPlace } from '#modules/content-editor/draft.ts';
import { findMarketByCode } from '#modules/market/find-market.ts';
import { marketList } from '#modules/market/markets.ts';
import type { Visit } from '#modules/visit.ts';

/** The market of a text. For one of all markets it is the own market if it has the language, else the first that has it. */
export const marketOfPlace = ({ market: own }: Pick<Visit, 'market'>, { marketId, language }: DocumentPlace) =>
  marketList.find((one) => one.marketId === marketId) ??
  [own, ...marketList].find(({ languages }) => languages.includes(language));

/**
 * The visit of somebody that an editor previews the page for: with the market, role and company of the query, signed out
 * without them. It opens no session and must not leave the server.
 */
export function previewVisit(visit: Visit, place: DocumentPlace, query: URLSearchParams): Visit {
  const market = findMarketByCode(query.get('market') ?? '') ?? marketOfPlace(visit, place) ?? visit.market;
  const role = Number(query.get('role'));
  const companyId = Number(query.get('company'));
  const claims = isRole(role)
    ? {
        customer_id: 0,
        storm_role: role,
        // Consumers buy for no company.
        ...(companyId > 0 && Number.isSafeInteger(companyId) && role !== roles.b2c && { company_id: companyId }),
        super_customer_admin: false,
        sid: 'preview',
        market: market.marketId,
        exp: Math.ceil(visit.now.getTime() / 1000),
      }
    : undefined;
  return { ...visit, market, language: place.language, claims };
}

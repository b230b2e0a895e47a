import type { Language } from '#core/locale.ts';
import type { CompanyBrief } from '../company/company-membership-store.server.ts';
import type { PunchOutType } from '../company/punch-out.ts';
import type { Market } from '../market/market.ts';
import type { Person } from '../people/person-store.server.ts';
import type { Visit } from '../visit.ts';

type Of = {
  readonly market: Market;
  readonly language: Language;
  readonly person: Pick<Person, 'customerId' | 'role'>;
  readonly company: Pick<CompanyBrief, 'id' | 'coopCode'>;
  /** Undefined for what is done outside of any session, such as an order. */
  readonly type?: PunchOutType;
};

/** The request of a procurement system as one of the person of its secret: prices and rules are theirs. It has no session. */
export function buyerVisitOf(visit: Visit, { market, language, person, company, type }: Of): Visit {
  const claims = {
    customer_id: person.customerId,
    company_id: company.id,
    storm_role: person.role,
    super_customer_admin: false,
    sid: '',
    ...(company.coopCode !== undefined && { coop_code: company.coopCode }),
    market: market.marketId,
    ...(type && { punch_out_type: type }),
    exp: 0,
  };
  return { ...visit, market, language, claims };
}

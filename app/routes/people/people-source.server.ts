import { approverOf, companyOf, type PersonRow } from '#app/components/people/people-view.ts';
import { readPointWriter } from '#app/routes/amount-limit/with-points.server.ts';
import { type ListShape, longestPart } from '#app/work/list/list-query.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { ok } from '#core/result.ts';
import { isRole, roles } from '#modules/auth/roles.ts';
import { listNearlyUsed } from '#modules/limit-use/list-nearly-used.server.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { type MissingData, missingData } from '#modules/people/missing-data.ts';
import { invitationsOpenSince } from '#modules/people/person-record.ts';
import { type ListedPerson, type PeopleSort, pageCompanyPeople } from '#modules/people-admin/list-people.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const shape: ListShape<PeopleSort> = {
  name: 'company-people',
  keyKind: 'number',
  // Cards on a phone are long; a longer part lets one action reach many people.
  sizes: [25, 100, longestPart],
  sorts: [
    { name: 'last-name-first-name', kind: 'text', isDescending: false },
    { name: 'email', kind: 'text', isDescending: false },
    { name: 'department', kind: 'text', isDescending: false },
    { name: 'employee-number', kind: 'text', isDescending: false },
  ],
  filters: {
    company: 'text',
    role: ['64', '81', '65', '80'],
    department: 'text',
    approver: 'text',
    approverId: 'text',
    active: ['true', 'false'],
    missing: missingData,
    costCentre: 'text',
    invited: ['true'],
    limit: ['nearly'],
  },
};

/** The people that the visitor administers. Visitors without this right get an empty list, not an error. */
export const peopleSource: ListSource<PersonRow, PeopleSort> = {
  shape,
  read: async (shop, visit, { search, filters, sort, part }) => {
    const role = Number(filters.role);
    const page = await pageCompanyPeople(shop, visit, {
      companyId: companyOf(filters.company),
      sort,
      part,
      filter: {
        search,
        role: isRole(role) ? role : undefined,
        department: filters.department,
        approver: filters.approver,
        approverId: approverOf(filters.approverId),
        costCentre: filters.costCentre,
        invitedSince: filters.invited === 'true' ? invitationsOpenSince(visit.now) : undefined,
        isActive: filters.active === undefined ? undefined : filters.active === 'true',
        missing: missingData.find((one) => one === filters.missing),
        ids: filters.limit === 'nearly' ? await nearlyUsedIn(shop, visit, companyOf(filters.company)) : undefined,
      },
    });
    if (!page.ok) return ok({ items: [], next: undefined, previous: undefined });
    const points = await readPointWriter(shop, visit, companyOf(filters.company) ?? visit.claims?.company_id);
    return ok({ ...page.value, items: page.value.items.map((person) => toRow(visit, person, points)) });
  },
};

/** Those who have nearly used their amount limit. The list itself shows only the people that the visitor administers. */
export async function nearlyUsedIn(shop: Shop, { claims, market, now }: Visit, company = claims?.company_id) {
  if (company === undefined) return [];
  return listNearlyUsed(shop, { companyId: company, marketId: market.marketId, at: now });
}

type PointWriter = Awaited<ReturnType<typeof readPointWriter>>;

function toRow(
  visit: Pick<Visit, 'market' | 'language' | 'now'>,
  person: ListedPerson,
  points: PointWriter,
): PersonRow {
  const { amountLimit: limit, department, employeeNo, approver } = person.facts;
  const lacks: Record<MissingData, boolean> = {
    size: !person.hasSizes,
    'employee-number': employeeNo === undefined,
    approver: approver === undefined,
  };
  return {
    id: person.id,
    name: `${person.firstName} ${person.lastName}`.trim(),
    emailAddress: person.emailAddress,
    roleId: person.account?.roleId ?? roles.user,
    isActive: person.account?.isActive ?? false,
    department: department ?? '',
    employeeNo: employeeNo ?? '',
    approver: approver?.emailAddress ?? '',
    amountLimit: limit
      ? points(limit, createCurrencyFormat(cultureOf(visit), limit.currency).format(limit.amount))
      : '',
    missing: missingData.filter((one) => lacks[one]),
    isInvited: person.invitedAt !== undefined && person.invitedAt > invitationsOpenSince(visit.now),
  };
}

import { approverOf, companyOf } from '#app/components/people/people-view.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import { amountLimitField } from '#modules/approval/amount-limit.ts';
import { listCostCentres, listDepartments } from '#modules/people-admin/list-people.server.ts';
import { listAdministered, readPeopleReach } from '#modules/people-admin/reach-people.server.ts';
import { readPerson } from '#modules/people-admin/reach-person.server.ts';
import { readNewPersonRights } from '#modules/people-admin/read-person-page.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readCompanyTabs } from '../history/history-place.server.ts';
import { peopleSource } from './people-source.server.ts';

/** The list of people, with its filters and bulk actions. */
export async function loadPeople(shop: Shop, visit: Visit, address: URLSearchParams) {
  const companyId = companyOf(address.get('company'));
  const reach = await readPeopleReach(shop, visit, companyId);
  const approverId = approverOf(address.get('approverId'));
  const departments = await listDepartments(shop, visit, companyId);
  const costCentres = await listCostCentres(shop, visit, companyId);
  return {
    tabs: await readCompanyTabs(shop, visit),
    list: await loadList(shop, visit, peopleSource, address),
    departments: departments.ok ? departments.value : [],
    costCentres: costCentres.ok ? costCentres.value : [],
    companies: visit.claims ? await listAdministered(shop, visit.claims) : [],
    roleIds: reach.ok ? [...reach.value.roles] : [],
    limit: reach.ok ? amountLimitField(visit.claims, reach.value.settings) : ('hidden' as const),
    /** The company whose people are shown; undefined for the visitor's own company. */
    company: companyId,
    mayAdd: (await readNewPersonRights(shop, visit, companyId)).ok,
    isBound: reach.ok && reach.value.approverId !== undefined,
    approver: approverId === undefined ? undefined : await readApprover(shop, visit, approverId),
  };
}

/** The approver whose people the list is narrowed to. Visitors who do not see the person get only the number. */
async function readApprover(shop: Shop, visit: Visit, id: number) {
  const person = await readPerson(shop, visit, id);
  const { firstName, lastName } = person.ok ? person.value.record : { firstName: '', lastName: '' };
  return { id, name: `${firstName} ${lastName}`.trim() || `#${id}` };
}

import type { PartAsked } from '#core/key-page.ts';
import { ok } from '#core/result.ts';
import {
  countOpenPeople,
  countPlaces,
  listPeople,
  type PeopleFilter,
  type PeopleSort,
  pagePeople,
} from '../people/people-page-store.server.ts';
import { invitationsOpenSince } from '../people/person-record.ts';
import { type Asking, type PeopleShop, readPeopleReach } from './reach-people.server.ts';

type Page = { page: number; pageSize: number; sort: PeopleSort; order: 'asc' | 'desc' };
type Listed = PeopleFilter & Page & { readonly companyId?: number | undefined };

/** For administrators of a company: its people that they see, a page at a time. */
export async function listCompanyPeople(shop: PeopleShop, visit: Asking, { companyId, ...asked }: Listed) {
  const reach = await readPeopleReach(shop, visit, companyId);
  if (!reach.ok) return reach;
  const { page, pageSize, sort, order, ...filter } = asked;
  const found = await listPeople(shop.db, reach.value, filter, { page, pageSize, sort, order });
  return ok({ ...found, page, pageSize });
}

type Part = { filter: PeopleFilter; sort: PeopleSort; part: PartAsked; companyId?: number | undefined };

/** The same, paged by the key of the last row. */
export async function pageCompanyPeople(shop: PeopleShop, visit: Asking, { companyId, ...asked }: Part) {
  const reach = await readPeopleReach(shop, visit, companyId);
  return reach.ok ? ok(await pagePeople(shop.db, reach.value, asked)) : reach;
}

/** The departments of the visible people of a company. */
export async function listDepartments(shop: PeopleShop, visit: Asking, companyId?: number) {
  const reach = await readPeopleReach(shop, visit, companyId);
  return reach.ok ? ok(await countPlaces(shop.db, reach.value, 'department')) : reach;
}

/** The cost centres of the visible people of a company. */
export async function listCostCentres(shop: PeopleShop, visit: Asking, companyId?: number) {
  const reach = await readPeopleReach(shop, visit, companyId);
  return reach.ok ? ok(await countPlaces(shop.db, reach.value, 'cost-centre')) : reach;
}

/** For administrators of their own company: how many of its people have no sizes, or have not answered their invitation. */
export async function countOpenTasks(shop: PeopleShop, visit: Asking) {
  const reach = await readPeopleReach(shop, visit);
  return reach.ok ? ok(await countOpenPeople(shop.db, reach.value, invitationsOpenSince(visit.now))) : reach;
}

export type { ListedPerson, PeopleSort } from '../people/people-page-store.server.ts';

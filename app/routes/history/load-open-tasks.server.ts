import { routeHref } from '#app/addresses/page-addresses.ts';
import type { OpenTask } from '#app/components/history/open-tasks.tsx';
import { listTicketsToDecide } from '#modules/limit-ticket/decide-ticket.server.ts';
import { listPending } from '#modules/pending-order/list-pending.server.ts';
import { countOpenTasks, listCompanyPeople } from '#modules/people-admin/list-people.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { nearlyUsedIn } from '../people/people-source.server.ts';

const firstOnly = { isActive: true, page: 1, pageSize: 1, sort: 'last-name-first-name', order: 'asc' } as const;

/** Open tasks in the visitor's company. Tasks of others, and those with a count of zero, are left out. */
export async function loadOpenTasks(shop: Shop, visit: Visit): Promise<OpenTask[]> {
  const people = await countOpenTasks(shop, visit);
  const pending = await listPending(shop, visit, { page: 1, pageSize: 1 });
  const requests = await listTicketsToDecide(shop, visit);
  const nearly = await nearlyUsedIn(shop, visit);
  const limits = nearly.length > 0 ? await listCompanyPeople(shop, visit, { ids: nearly, ...firstOnly }) : undefined;
  const href = (page: string) => routeHref(page, visit.language);
  const ofPeople = href('companyAdministration');
  const tasks: OpenTask[] = [
    { kind: 'sizes', count: people.ok ? people.value.withoutSizes : 0, href: `${ofPeople}?missing=size&active=true` },
    { kind: 'invitations', count: people.ok ? people.value.invited : 0, href: `${ofPeople}?invited=true&active=true` },
    { kind: 'limits', count: limits?.ok ? limits.value.total : 0, href: `${ofPeople}?limit=nearly&active=true` },
    { kind: 'requests', count: requests.ok ? requests.value.length : 0, href: href('amountLimitApprove') },
    { kind: 'pending', count: pending.ok ? pending.value.total : 0, href: href('companyPendingOrders') },
  ];
  return tasks.filter(({ count }) => count > 0);
}

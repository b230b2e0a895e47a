import type { MemberView } from '#app/components/staff/members/member-view.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { pageRows } from '#app/work/list/page-rows.ts';
import { ok } from '#core/result.ts';
import { listStaffMembers } from '#modules/account/staff-members.server.ts';
import { staffTasks } from '#modules/auth/staff-tasks.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Members of staff; always a short list. */
export const memberSource: ListSource<MemberView, 'name' | 'email'> = {
  shape: {
    name: 'staff-members',
    keyKind: 'number',
    sorts: [
      { name: 'name', kind: 'text', isDescending: false },
      { name: 'email', kind: 'text', isDescending: false },
    ],
    filters: { task: [...staffTasks, 'none'], state: ['closed'] },
  },
  read: async (shop, visit, { search, filters: { task, state }, sort, part }) => {
    const listed = await listMemberViews(shop, visit);
    if (!listed.ok) return listed;
    const sought = search.toLowerCase();
    const rows = listed.value
      .filter(({ isActive }) => state === undefined || !isActive)
      .filter(
        ({ tasks }) => task === undefined || (task === 'none' ? tasks.length === 0 : tasks.some((one) => one === task)),
      )
      .filter(({ name, loginName }) => `${name} ${loginName}`.toLowerCase().includes(sought));
    const valueOf = ({ name, loginName }: MemberView) => (sort === 'name' ? name : loginName);
    return ok(pageRows(rows, { valueOf, keyOf: ({ customerId }) => String(customerId) }, part));
  },
};

export async function listMemberViews(shop: Shop, visit: Visit) {
  const listed = await listStaffMembers(shop, visit);
  if (!listed.ok) return listed;
  return ok(
    listed.value.map(
      ({ customerId, firstName, lastName, loginName, isActive, tasks }): MemberView => ({
        customerId,
        name: `${firstName} ${lastName}`.trim() || loginName,
        loginName,
        isActive,
        isOneself: customerId === visit.claims?.customer_id,
        tasks,
      }),
    ),
  );
}

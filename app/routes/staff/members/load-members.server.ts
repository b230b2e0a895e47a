import type { MemberRow } from '#app/components/staff/members/member-row.tsx';
import { notFound } from '#app/not-found.ts';
import { listStaffMembers } from '#modules/account/staff-members.server.ts';
import { mayDo } from '#modules/auth/may-do.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

export async function loadMembers(shop: Shop, visit: Visit) {
  const listed = await listStaffMembers(shop, visit);
  if (!listed.ok) throw notFound();
  const members = listed.value.map(
    ({ customerId, firstName, lastName, loginName, isActive, tasks }): MemberRow => ({
      customerId,
      name: `${firstName} ${lastName}`.trim() || loginName,
      loginName,
      isActive,
      isOneself: customerId === visit.claims?.customer_id,
      tasks,
    }),
  );
  return { members, mayChange: mayDo(visit.claims, 'settings') };
}

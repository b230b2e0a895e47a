import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Operator, recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import { lockStaffTasks, saveStaffTasks, staffTasksTopic } from '../auth/staff-task-store.server.ts';
import { type StaffTask, staffTasks } from '../auth/staff-tasks.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { listStaff, type StaffMember } from '../people/staff-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

type StaffShop = Pick<Shop, 'db' | 'snapshots'>;

/** For staff with the task settings. */
export async function listStaffMembers({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>) {
  const allowed = allowRead(visit, 'settings');
  return allowed.ok ? ok(await listStaff(db)) : allowed;
}

type Input = { readonly customerId: number; readonly tasks: readonly StaffTask[] };

/** For staff with the task settings. The last of them cannot remove it from themselves, because it could not be given back. */
export async function changeStaffTasks(shop: StaffShop, visit: Visit, input: Input) {
  const allowed = allowChange(visit, 'settings');
  if (!allowed.ok) return allowed;
  return changeTasks(shop, visit, input, (staff) => hasSettings(staff, input));
}

/** For the operator's command line, which can always give tasks again. */
export async function setStaffTasks(
  shop: StaffShop,
  now: Date,
  { loginName, tasks }: { loginName: string; tasks: readonly StaffTask[] },
) {
  const member = (await listStaff(shop.db)).find((one) => one.loginName.toLowerCase() === loginName.toLowerCase());
  if (!member) return refuse({ code: 'staff-not-found' });
  return changeTasks(shop, { isOperator: true, now }, { customerId: member.customerId, tasks }, () => true);
}

async function changeTasks(
  { db, snapshots }: StaffShop,
  by: Visit | Operator,
  { customerId, tasks }: Input,
  isAllowed: (staff: readonly StaffMember[]) => boolean,
) {
  const changed = await inTransaction(db, async (db: Db) => {
    await lockStaffTasks(db);
    const staff = await listStaff(db);
    const member = staff.find((one) => one.customerId === customerId);
    if (!member) return refuse({ code: 'staff-not-found' });
    if (!isAllowed(staff)) return refuse({ code: 'settings-needed' });
    const after = { tasks: staffTasks.filter((task) => tasks.includes(task)) };
    await saveStaffTasks(db, customerId, after.tasks);
    const before = { tasks: member.tasks };
    await recordChange(db, by, { action: 'staff.tasks-changed', subject: customerId, before, after });
    return ok({ ...member, ...after });
  });
  if (changed.ok) await snapshots.announce(staffTasksTopic);
  return changed;
}

/** Whether a person who can sign in still has the task settings after the change. */
const hasSettings = (staff: readonly StaffMember[], { customerId, tasks }: Input): boolean =>
  staff.some((one) => one.isActive && (one.customerId === customerId ? tasks : one.tasks).includes('settings'));

import * as z from 'zod';
import { staffTasks } from '../auth/staff-tasks.ts';
import { idParam } from '../id-param.ts';
import type { StaffMember } from '../people/staff-store.server.ts';

const tasksField = z.array(z.enum(staffTasks)).max(staffTasks.length);

export const staffParams = z.object({ staffId: idParam });
export const tasksInput = z.object({ tasks: tasksField }).meta({ id: 'StaffTasks' });

export const staffView = z
  .object({
    id: z.number().int(),
    loginName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    isActive: z.boolean(),
    tasks: tasksField,
  })
  .meta({ id: 'StaffMember' });

export const toStaffView = ({ customerId, tasks, ...member }: StaffMember): z.input<typeof staffView> => ({
  id: customerId,
  ...member,
  tasks: [...tasks],
});

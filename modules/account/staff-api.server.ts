import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { changeStaffTasks, listStaffMembers } from './staff-members.server.ts';
import { staffParams, staffView, tasksInput, toStaffView } from './staff-schema.ts';

/** The internal staff and their tasks. */
export function staffApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/staff',
      summary: 'The internal staff and their tasks',
      description: 'For staff with the task `settings`, or `read-only`.',
      needsToken: true,
      answer: staffView.array(),
    },
    async ({ shop, visit }) => {
      const listed = await listStaffMembers(shop, visit);
      return listed.ok ? ok(listed.value.map(toStaffView)) : listed;
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/staff/{staffId}/tasks',
      summary: 'Set the tasks of a member of staff',
      description:
        'For staff with the task `settings`. The list replaces the tasks of the member, from their next request on. `read-only` shows everything that staff see and changes nothing. A change after which nobody has `settings` is answered with 409 `settings-needed`.',
      needsToken: true,
      params: staffParams,
      body: tasksInput,
      answer: staffView,
    },
    async ({ shop, visit, params, body }) => {
      const changed = await changeStaffTasks(shop, visit, { customerId: params.staffId, tasks: body.tasks });
      return changed.ok ? ok(toStaffView(changed.value)) : changed;
    },
  );

  return api;
}

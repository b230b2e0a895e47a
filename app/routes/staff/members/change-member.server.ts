import { redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type Answer, answerForm, type Posted } from '#app/forms/answer-form.server.ts';
import { changeStaffTasks } from '#modules/account/staff-members.server.ts';
import { isStaffTask, type StaffTask } from '#modules/auth/staff-tasks.ts';

/** One box is a text, several are a list, none is not sent. */
const tasksField = z
  .preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(z.string()).max(100))
  .transform((sent) => sent.filter((text): text is StaffTask => isStaffTask(text)));

export const changeMember = (posted: Posted, customerId: number): Promise<Answer> =>
  answerForm(posted, {
    intent: 'tasks',
    domain: 'staff',
    schema: z.object({ tasks: tasksField }),
    run: ({ tasks }) => changeStaffTasks(posted.shop, posted.visit, { customerId, tasks }),
    done: () => redirect(`${routeHref('staffMembers', posted.visit.language)}?done=saved`),
  });

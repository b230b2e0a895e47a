import { redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { changeStaffTasks } from '#modules/account/staff-members.server.ts';
import { isStaffTask, type StaffTask } from '#modules/auth/staff-tasks.ts';

/** One ticked box arrives as a text, several as a list, none as undefined. */
const tasksField = z
  .preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(z.string()).max(100))
  .transform((sent) => sent.filter((text): text is StaffTask => isStaffTask(text)));

export const changeMember = (posted: PostedForm, customerId: number): Promise<ActionAnswer> =>
  answerForm(posted, {
    intent: 'tasks',
    domain: 'staff',
    schema: z.object({ tasks: tasksField }),
    run: ({ tasks }) => changeStaffTasks(posted.shop, posted.visit, { customerId, tasks }),
    done: () => redirect(`${routeHref('staffMembers', posted.visit.language)}?done=saved`),
  });

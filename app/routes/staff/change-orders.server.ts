import { redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type Answer, answerForm, type Posted } from '#app/forms/answer-form.server.ts';
import { moves } from '#modules/fulfilment/moves.ts';
import { moveOrder } from '#modules/fulfilment/staff-orders.server.ts';

type Task = Posted & { query: URLSearchParams };

/** A button beside an order: it goes one step on its way. */
export function changeStaffOrder(task: Task): Promise<Answer> {
  return answerForm(task, {
    intent: 'move',
    domain: 'staff',
    schema: z.object({ orderId: z.uuid(), move: z.enum(moves), messageId: z.uuid() }),
    run: (input) => moveOrder(task.shop, task.visit, input),
    done: () => {
      const next = new URLSearchParams(task.query);
      next.set('done', 'moved');
      return redirect(`${routeHref('staffOrders', task.visit.language)}?${next}`);
    },
  });
}

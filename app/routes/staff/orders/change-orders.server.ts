import { redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { textField } from '#core/fields.ts';
import { moves } from '#modules/fulfilment/moves.ts';
import { moveOrder } from '#modules/fulfilment/staff-orders.server.ts';
import { longestMessage } from '#modules/order-message/order-message.ts';
import { answerMessage } from '#modules/order-message/write-message.server.ts';

type Task = PostedForm & { orderId: string };

/** Handles the forms of an order's page: a step in the warehouse, or a message to the buyer. */
export const changeStaffOrder = (task: Task): Promise<ActionAnswer> =>
  task.form.get('intent') === 'message' ? sendMessage(task) : pressMove(task);

/** Moves an order one step on. */
function pressMove(task: Task): Promise<ActionAnswer> {
  return answerForm(task, {
    intent: 'move',
    domain: 'staff',
    schema: z.object({ orderId: z.uuid(), move: z.enum(moves), messageId: z.uuid() }),
    run: (input) => moveOrder(task.shop, task.visit, input),
    done: () => backTo(task, 'moved'),
  });
}

function sendMessage(task: Task): Promise<ActionAnswer> {
  return answerForm(task, {
    intent: 'message',
    domain: 'staff',
    schema: z.object({
      orderId: z.uuid(),
      messageId: z.uuid(),
      body: textField({ max: longestMessage, multiline: true }),
    }),
    run: ({ orderId, messageId: id, body }) => answerMessage(task.shop, task.visit, { orderId, id, body }),
    done: () => backTo(task, 'sent'),
  });
}

const backTo = ({ visit, orderId }: Task, done: string): Response =>
  redirect(`${routeHref('staffOrder', visit.language, { orderId })}?done=${done}`);

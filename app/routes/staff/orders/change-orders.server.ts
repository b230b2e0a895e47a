import { redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { otherLogoIntent } from '#app/components/staff/orders/staff-order.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { textField } from '#core/fields.ts';
import { moves } from '#modules/fulfilment/moves.ts';
import { moveOrder } from '#modules/fulfilment/staff-orders.server.ts';
import { longestMessage } from '#modules/order-message/order-message.ts';
import { answerMessage } from '#modules/order-message/write-message.server.ts';
import { changeLogo } from '#modules/proof-sheet/change-logo.server.ts';

type Task = PostedForm & { orderId: string };

/** Handles the forms of an order's page: a step in the warehouse, a message to the buyer, or another logo of a row. */
export function changeStaffOrder(task: Task): Promise<ActionAnswer> {
  const intent = task.form.get('intent');
  return intent === 'message' ? sendMessage(task) : intent === otherLogoIntent ? putOtherLogo(task) : pressMove(task);
}

/** The logo comes as its id and version, as the list has them. */
function putOtherLogo(task: Task): Promise<ActionAnswer> {
  return answerForm(task, {
    intent: otherLogoIntent,
    domain: 'staff',
    schema: z.object({
      orderId: z.uuid(),
      rowNumber: z.coerce.number().int().positive(),
      logo: z.string().regex(/^[0-9a-f-]{36}\/\d{1,6}$/),
    }),
    run: ({ orderId, rowNumber, logo }) => {
      const [logoId = '', version] = logo.split('/');
      return changeLogo(task.shop, task.visit, { orderId, rowNumber, logoId, version: Number(version) });
    },
    done: () => backTo(task, 'logo'),
  });
}

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

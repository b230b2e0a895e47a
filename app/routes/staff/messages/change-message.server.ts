import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type MessageIntent, messageIntents } from '#app/components/staff/messages/message-view.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { answerMessage, switchMessage } from '#modules/contact/answer-message.server.ts';
import { answerInput } from '#modules/contact/contact-schema.ts';

const isIntent = (text: unknown): text is MessageIntent => (messageIntents as readonly unknown[]).includes(text);

/** Answers the message of the page, closes it, or opens it again. */
export function changeMessage(posted: PostedForm, messageId: string): Promise<ActionAnswer> {
  const { shop, visit, form } = posted;
  const intent = form.get('intent');
  if (!isIntent(intent) || !z.uuid().safeParse(messageId).success) throw data(null, { status: 400 });
  const list = routeHref('staffMessages', visit.language);
  if (intent === 'answer')
    return answerForm(posted, {
      intent,
      domain: 'contact',
      schema: z.object(answerInput.shape),
      labels: { body: 'staff.answer' },
      run: ({ id, body }) => answerMessage(shop, visit, { messageId, id, body }),
      done: () => redirect(`${list}?done=answered`),
    });
  const isOpen = intent === 'open';
  return answerForm(posted, {
    intent,
    domain: 'contact',
    schema: z.object({}),
    run: () => switchMessage(shop, visit, { messageId, isOpen }),
    done: () => redirect(isOpen ? routeHref('staffMessage', visit.language, { id: messageId }) : `${list}?done=closed`),
  });
}

import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type WebhookIntent, webhookIntents } from '#app/components/staff/webhooks/webhook-intents.ts';
import { answerForm, type FormAnswer, type PostedForm } from '#app/forms/answer-form.server.ts';
import { bulkText, forEachRow } from '#app/work/list/bulk-result.ts';
import {
  addWebhook,
  removeWebhook,
  resendWebhookCall,
  switchWebhook,
} from '#modules/webhook/manage-webhooks.server.ts';
import { webhookUrlField } from '#modules/webhook/webhook-schema.server.ts';

/** Only the answer to the form that created the secret contains it. */
type NewSecret = { intent: WebhookIntent; secret: string };

type Answer = Response | ReturnType<typeof data<FormAnswer>> | ReturnType<typeof data<NewSecret>>;
type Task = PostedForm & { query: URLSearchParams };

const id = z.uuid();

const handlers: Record<WebhookIntent, (task: Task) => Promise<Answer>> = {
  add: (task) =>
    answerForm(task, {
      intent: 'add',
      domain: 'staff',
      schema: z.object({ url: webhookUrlField(task.shop.env.APP_ENV) }),
      run: (input) => addWebhook(task.shop, task.visit, input),
      done: ({ secret }) => data<NewSecret>({ intent: 'add', secret }),
    }),

  switch: (task) =>
    answerForm(task, {
      intent: 'switch',
      domain: 'staff',
      schema: z.object({ id, isActive: z.stringbool() }),
      run: (input) => switchWebhook(task.shop, task.visit, input),
      done: () => backTo(task, 'saved'),
    }),

  remove: (task) =>
    answerForm(task, {
      intent: 'remove',
      domain: 'staff',
      schema: z.object({ id }),
      run: (input) => removeWebhook(task.shop, task.visit, input),
      done: () => backTo(task, 'removed'),
    }),

  /** Sends all selected calls again. */
  resend: async (task) => {
    const result = await forEachRow(task.form.getAll('ids'), async (text) => {
      const call = id.safeParse(text);
      return call.success ? resendWebhookCall(task.shop, task.visit, { id: call.data }) : { ok: false };
    });
    return backTo(task, bulkText(result));
  },
};

const isIntent = (text: unknown): text is WebhookIntent => (webhookIntents as readonly unknown[]).includes(text);

export function changeWebhooks(task: Task): Promise<Answer> {
  const intent = task.form.get('intent');
  if (!isIntent(intent)) throw data(null, { status: 400 });
  return handlers[intent](task);
}

function backTo({ query, visit }: Task, done: string): Response {
  const next = new URLSearchParams(query);
  next.set('done', done);
  return redirect(`${routeHref('staffWebhooks', visit.language)}?${next}`);
}

import { data, redirect } from 'react-router';
import * as z from 'zod';
import type { StartedVisit } from '#app/components/punchout/trial-view.ts';
import { answerForm, type FormAnswer, type PostedForm } from '#app/forms/answer-form.server.ts';
import { ok } from '#core/result.ts';
import { askShop } from '#modules/punchout-trial/ask-shop.server.ts';
import { openTrial } from '#modules/punchout-trial/open-trial.server.ts';
import { sendOrder } from '#modules/punchout-trial/send-order.server.ts';
import { shopByItself } from '#modules/punchout-trial/shop-by-itself.server.ts';
import { questions, trialProtocols } from '#modules/punchout-trial/trial.ts';

type Answer =
  | Response
  | ReturnType<typeof data<FormAnswer>>
  | ReturnType<typeof data<{ intent: 'ask'; started: StartedVisit | undefined }>>;

type Task = PostedForm & { companyId: number; trialId: string; hrefOf: (trialId: string) => string };

const askForm = z.object({
  question: z.enum(questions),
  how: z.enum(['window', 'frame', 'itself']).default('window'),
  productId: z.string().trim().max(40).default(''),
  quantity: z.coerce.number().positive().max(999_999).default(1),
  searchText: z.string().trim().max(100).default(''),
});

const orderForm = z.object({
  type: z.enum(['new', 'update', 'delete']),
  quantities: z.record(z.string().regex(/^\d{1,3}$/), z.coerce.number().min(0).max(999_999)).default({}),
});

const byItself = ['start', 'edit', 'inspect'] as const;

export function changeTrialPage(task: Task): Promise<Answer> {
  const { shop, visit, companyId, trialId, hrefOf, form } = task;
  const intent = form.get('intent');
  if (intent === 'open')
    return answerForm(task, {
      intent,
      domain: 'punchout',
      schema: z.object({ protocol: z.enum(trialProtocols) }),
      run: (chosen) => openTrial(shop, visit, { companyId, ...chosen }),
      done: ({ id }) => redirect(hrefOf(id)),
    });
  if (intent === 'ask')
    return answerForm(task, {
      intent,
      domain: 'punchout',
      labels: { quantity: 'trial.quantity', productId: 'trial.article', searchText: 'trial.searchText' },
      schema: askForm,
      run: async ({ how, ...asked }) => {
        const alone = byItself.find((one) => one === asked.question);
        if (how === 'itself' && alone) {
          const article = { sku: asked.productId, quantity: asked.quantity };
          const done = await shopByItself(shop, visit, { companyId, trialId, question: alone, article });
          return done.ok ? ok(undefined) : done;
        }
        const answered = await askShop(shop, visit, { companyId, trialId, ...asked });
        if (!answered.ok) return answered;
        const { startPage } = answered.value;
        return ok(
          startPage === undefined ? undefined : { startPage, how: how === 'frame' ? how : ('window' as const) },
        );
      },
      done: (started) => data({ intent: 'ask' as const, started }),
    });
  if (intent === 'order')
    return answerForm(task, {
      intent,
      domain: 'punchout',
      labels: { quantities: 'trial.quantity', rows: 'trial.quantity' },
      schema: orderForm,
      run: ({ type, quantities }) => {
        const rows = Object.entries(quantities).map(([line, quantity]) => ({ line: Number(line), quantity }));
        return sendOrder(shop, visit, { companyId, trialId, type, rows });
      },
      done: () => redirect(hrefOf(trialId)),
    });
  throw data(null, { status: 400 });
}

import { data, redirect } from 'react-router';
import * as z from 'zod';
import type { NewSecret, Preview } from '#app/components/punchout/changeable.ts';
import { answerForm, type FormAnswer, type PostedForm } from '#app/forms/answer-form.server.ts';
import { textField } from '#core/fields.ts';
import {
  addCredential,
  changeConnection,
  endCredential,
  readCompanyConnection,
} from '#modules/punchout/change-connection.server.ts';
import { connectionSettings } from '#modules/punchout/connection.ts';
import { readRules } from '#modules/punchout-document/rule-lines.ts';
import { previewFields } from '#modules/punchout-workbench/preview-fields.server.ts';

type Answer =
  | Response
  | ReturnType<typeof data<FormAnswer>>
  | ReturnType<typeof data<NewSecret>>
  | ReturnType<typeof data<Preview>>;
/** `hrefOf` is the screen, which says what was done. */
type Task = PostedForm & { companyId: number; hrefOf: (done: string) => string };

const { targets, vendor, services, window, fields } = connectionSettings.shape;

/** A text of lines that is checked as a list. The problem is shown at the whole field. */
const lines = <T>(list: z.ZodType<T>, read: (text: string) => unknown) =>
  z
    .string()
    .default('')
    .transform((text, ctx) => {
      const checked = list.safeParse(read(text));
      if (checked.success) return checked.data;
      ctx.addIssue({ code: 'custom' });
      return z.NEVER;
    });

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const settingsForm = z.object({
  targets: lines(targets, linesOf),
  vendor: z.string().default('').pipe(vendor),
  services,
  window,
  fields: lines(fields, readRules),
});

const labels = { targets: 'settings.targets', vendor: 'settings.vendor', fields: 'settings.fields' };

export function changeConnectionPage(task: Task): Promise<Answer> {
  const { shop, visit, companyId, hrefOf, form } = task;
  const intent = form.get('intent');
  const back = (done: string) => redirect(hrefOf(done));
  if (intent === 'settings')
    return answerForm(task, {
      intent,
      domain: 'punchout',
      labels,
      schema: settingsForm,
      run: async (changed) => {
        const read = await readCompanyConnection(shop, visit, { companyId });
        if (!read.ok) return read;
        return changeConnection(shop, visit, { companyId, settings: { ...read.value.settings, ...changed } });
      },
      done: () => back('saved'),
    });
  if (intent === 'preview')
    return answerForm(task, {
      intent,
      domain: 'punchout',
      labels,
      schema: settingsForm.pick({ fields: true }),
      run: (typed) => previewFields(shop, visit, { companyId, rules: typed.fields }),
      done: (preview) => data<Preview>({ intent, preview }),
    });
  if (intent === 'addSecret')
    return answerForm(task, {
      intent,
      domain: 'punchout',
      labels: { name: 'secret.name', customerId: 'secret.buyer' },
      schema: z.object({ name: textField({ min: 1, max: 100 }), customerId: z.coerce.number().int().positive() }),
      fieldOf: { 'customer-not-found': 'customerId', 'punch-out-buyer-role': 'customerId' },
      run: (added) => addCredential(shop, visit, { companyId, ...added }),
      done: ({ secret }) => data<NewSecret>({ intent, secret }),
    });
  if (intent === 'endSecret')
    return answerForm(task, {
      intent,
      domain: 'punchout',
      schema: z.object({ credentialId: z.uuid() }),
      run: (ended) => endCredential(shop, visit, { companyId, ...ended }),
      done: () => back('ended'),
    });
  throw data(null, { status: 400 });
}

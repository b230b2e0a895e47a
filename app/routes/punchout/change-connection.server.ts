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
import type { Connection } from '#modules/punchout/connection.ts';
import { changeOutbound } from '#modules/punchout-order/change-outbound.server.ts';
import { previewFields } from '#modules/punchout-workbench/preview-fields.server.ts';
import { codesForm, codesLabels, documentsForm, settingsForm, settingsLabels } from './connection-forms.ts';

type Answer =
  | Response
  | ReturnType<typeof data<FormAnswer>>
  | ReturnType<typeof data<NewSecret>>
  | ReturnType<typeof data<Preview>>;
/** `hrefOf` is the screen, which says what was done. */
type Task = PostedForm & { companyId: number; hrefOf: (done: string) => string };

/** Settings that are not in the form stay as they are. */
async function saveSettings({ shop, visit, companyId }: Task, changed: Partial<Connection>) {
  const read = await readCompanyConnection(shop, visit, { companyId });
  if (!read.ok) return read;
  return changeConnection(shop, visit, { companyId, settings: { ...read.value.settings, ...changed } });
}

export function changeConnectionPage(task: Task): Promise<Answer> {
  const { shop, visit, companyId, hrefOf, form } = task;
  const intent = form.get('intent');
  const back = (done: string) => redirect(hrefOf(done));
  if (intent === 'settings')
    return answerForm(task, {
      intent,
      domain: 'punchout',
      labels: settingsLabels,
      schema: settingsForm,
      run: (changed) => saveSettings(task, changed),
      done: () => back('saved'),
    });
  if (intent === 'codes')
    return answerForm(task, {
      intent,
      domain: 'punchout',
      labels: codesLabels,
      schema: codesForm,
      run: (changed) => saveSettings(task, changed),
      done: () => back('saved'),
    });
  if (intent === 'documents')
    return answerForm(task, {
      intent,
      domain: 'punchout',
      labels: { url: 'orderDocuments.url', password: 'orderDocuments.password' },
      schema: documentsForm,
      run: ({ password, ...typed }) =>
        changeOutbound(shop, visit, {
          companyId,
          settings: { ...typed, ...(password !== '' && { secret: password }) },
        }),
      done: () => back('saved'),
    });
  if (intent === 'preview')
    return answerForm(task, {
      intent,
      domain: 'punchout',
      labels: settingsLabels,
      schema: settingsForm.pick({ fields: true }),
      run: (typed) => previewFields(shop, visit, { companyId, rules: typed.fields }),
      done: (preview) => data<Preview>({ intent, preview, answerId: visit.requestId }),
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

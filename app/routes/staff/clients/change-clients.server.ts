import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type ClientIntent, clientIntents } from '#app/components/staff/clients/client-intents.ts';
import { answerForm, type FormAnswer, type PostedForm } from '#app/forms/answer-form.server.ts';
import { emailField, optionalField, textField } from '#core/fields.ts';
import { changeClient, createClientFor, rotateClientSecret } from '#modules/account/api-clients.server.ts';
import { isScope, type Scope } from '#modules/auth/scopes.ts';

/** Only the answer to the form that created the secret contains it. */
type NewSecret = { intent: ClientIntent; id: string; secret: string };

type Answer = Response | ReturnType<typeof data<FormAnswer>> | ReturnType<typeof data<NewSecret>>;

type Task = PostedForm & { id: string };

const nameField = textField({ max: 100 });
const clientId = z.string().min(1).max(100);
/** Browsers do not send an unticked box. */
const boxField = z
  .literal('on')
  .optional()
  .transform((sent) => sent === 'on');
/** One ticked box arrives as a text, several as a list. */
const scopesField = z
  .preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(z.string()).max(100))
  .transform((sent) => sent.filter((text): text is Scope => isScope(text)));

const handlers: Record<ClientIntent, (posted: Task) => Promise<Answer>> = {
  create: (posted) =>
    answerForm(posted, {
      intent: 'create',
      domain: 'staff',
      schema: z.object({
        name: nameField,
        person: emailField,
        companyId: optionalField(z.coerce.number<string>().int('not-integer').positive('not-positive')),
        scopes: scopesField,
        allMarkets: boxField,
      }),
      run: ({ person, ...client }) => createClientFor(posted.shop, posted.visit, { ...client, loginName: person }),
      fieldOf: {
        'login-not-found': 'person',
        'person-not-found': 'person',
        'company-not-found': 'companyId',
        'all-markets-for-staff': 'allMarkets',
      },
      words: { 'login-not-found': 'clients.noPerson', 'person-not-found': 'clients.noPerson' },
      done: (made) => data<NewSecret>({ ...made, intent: 'create' }),
    }),

  rotate: (posted) =>
    answerForm(posted, {
      intent: 'rotate',
      domain: 'staff',
      schema: z.object({ clientId }),
      run: (input) => rotateClientSecret(posted.shop, posted.visit, input),
      done: (made) => data<NewSecret>({ ...made, intent: 'rotate' }),
    }),

  change: (posted) =>
    answerForm(posted, {
      intent: 'change',
      domain: 'staff',
      schema: z.object({ clientId, name: nameField, scopes: scopesField, allMarkets: boxField }),
      run: (input) => changeClient(posted.shop, posted.visit, input),
      fieldOf: { 'all-markets-for-staff': 'allMarkets' },
      done: () => back(posted),
    }),

  activate: (posted) =>
    answerForm(posted, {
      intent: 'activate',
      domain: 'staff',
      schema: z.object({ clientId, isActive: z.stringbool() }),
      run: (input) => changeClient(posted.shop, posted.visit, input),
      done: () => back(posted),
    }),
};

const isIntent = (text: unknown): text is ClientIntent => (clientIntents as readonly unknown[]).includes(text);

/** `id` is the client of the form's page. */
export function changeClients(posted: PostedForm, id: string): Promise<Answer> {
  const intent = posted.form.get('intent');
  if (!isIntent(intent)) throw data(null, { status: 400 });
  return handlers[intent]({ ...posted, id });
}

const back = ({ visit, id }: Task): Response =>
  redirect(`${routeHref('staffClient', visit.language, { id })}?done=saved`);

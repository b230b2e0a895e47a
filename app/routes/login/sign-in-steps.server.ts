import { data, redirect } from 'react-router';
import { type RequestContext, readForm, startAgain } from '#app/forms/answer-form.server.ts';
import { chooseCompanyInput, signInInput } from '#modules/account/account-schema.ts';
import { signInAsDemoPerson } from '#modules/account/demo-sign-in.server.ts';
import { chooseCompany, type Entered } from '#modules/account/enter-shop.server.ts';
import { signIn } from '#modules/account/sign-in.server.ts';
import { enter } from './enter.server.ts';
import { shopElsewhere } from './shop-elsewhere.server.ts';
import { endOf, type SignInWay, stepHref } from './sign-in-way.ts';

type SignInRequest = RequestContext & { way: SignInWay };

/** First step: user name and password. */
export async function takePassword(asked: SignInRequest, sent: FormData) {
  const form = readForm(
    { ...asked, form: sent },
    {
      intent: 'sign-in',
      domain: 'login',
      schema: signInInput,
      labels: { loginName: 'signIn.email', password: 'signIn.password' },
    },
  );
  if (!form.value) return again(form.ask());
  const entered = await signIn(asked.shop, asked.visit, form.value);
  if (entered.ok) return goOn(asked, entered.value);
  const { refusal } = entered;
  const elsewhere = refusal.code === 'sign-in-elsewhere' ? shopElsewhere(asked, refusal.marketId) : undefined;
  return again(form.refuse(refusal), elsewhere);
}

/** Second step: the company, after the password was correct. */
export async function takeCompany(asked: SignInRequest, sent: FormData) {
  const input = chooseCompanyInput.safeParse(Object.fromEntries(sent));
  if (!input.success) return again(startAgain(asked, 'sign-in', { code: 'choice-expired' }));
  const entered = await chooseCompany(asked.shop, asked.visit, input.data);
  if (entered.ok) return enter(asked.shop, asked.visit, entered.value, endOf(asked.way));
  const { refusal } = entered;
  return refusal.code === 'portal-redirect'
    ? redirect(stepHref('/auth/portal-redirect', asked.way))
    : again(startAgain(asked, 'sign-in', refusal));
}

/** Signs in as a demo person with one click. */
export async function takeDemoPerson(asked: SignInRequest, sent: FormData) {
  const entered = await signInAsDemoPerson(asked.shop, asked.visit, { signIn: textOf(sent.get('signIn')) });
  return entered.ok ? goOn(asked, entered.value) : again(startAgain(asked, 'sign-in', entered.refusal));
}

type Again = ReturnType<typeof startAgain>;

/** The form again; for a customer of another market, with a link there. */
const again = ({ data: answer, init }: Again, elsewhere?: ReturnType<typeof shopElsewhere>) =>
  data({ ...answer, elsewhere }, init ?? {});

function goOn({ shop, visit, way }: SignInRequest, entered: Entered) {
  if (entered.kind === 'signed-in') return enter(shop, visit, entered.session, endOf(way));
  const { ticket, companies } = entered;
  return data({ ticket, companies });
}

/** A form field as text; files count as empty. */
const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

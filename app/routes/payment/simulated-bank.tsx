import { data, redirect } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { BankPage, type BankPageView } from '#app/components/payment/bank-page.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { decideAtBank, readSimulatedBank } from '#modules/payment/simulated-bank.server.ts';
import type { Route } from './+types/simulated-bank.ts';

const headers = { 'cache-control': 'no-store' };

/** The page to which the simulator redirects: the bank of a redirect payment, or the 3-D Secure check of a card. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { language } = visit;
  const culture = cultureOf(visit);
  const found = await readSimulatedBank(shop, visit, { sessionId: params.sessionId });
  if (!found.ok && found.refusal.code === 'not-found') throw notFound();
  const write = ({ amount, currency }: { amount: number; currency: string }) =>
    createCurrencyFormat(culture, currency).format(amount);
  const view: BankPageView = {
    home: `/${language}`,
    bank: found.ok ? { ...found.value, amount: write(found.value.amount) } : undefined,
  };
  return data({ view, language, messages: shop.texts.messages(culture, ['payment', 'ui']) }, { headers });
}

/** Returns to the shop with the decision. If the payment is over, the page says so. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const decision = (await postedForm(request)).get('decision');
  const decided = await decideAtBank(context.get(shopContext), context.get(visitContext), {
    sessionId: params.sessionId,
    decision: typeof decision === 'string' ? decision : '',
  });
  if (decided.ok) throw redirect(decided.value.returnTo, { status: 303, headers });
  if (decided.refusal.code === 'not-found') throw notFound();
  return data(undefined, { status: decided.refusal.code === 'payment-over' ? 409 : 400, headers });
}

export default function SimulatedBank({ loaderData: { view, language, messages } }: Route.ComponentProps) {
  return (
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      <Head />
      <BankPage {...view} />
    </IntlProvider>
  );
}

function Head() {
  const t = useTranslations('payment.bank');
  return (
    <>
      <title>{`${t('eyebrow')} | Yrke`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { StepHeading } from '#app/components/login/step-heading.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { wordsOf } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { cookieOptions, redirectWith } from '#app/routes/login/enter.server.ts';
import { shopElsewhere } from '#app/routes/login/shop-elsewhere.server.ts';
import { endOf, readWay, stepHref } from '#app/routes/login/sign-in-way.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { switchCompany } from '#modules/account/switch-company.server.ts';
import { accessCookieLine } from '#modules/auth/session-cookies.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/switch-company.ts';

const switchInput = z.object({
  companyId: z.coerce.number().int().positive(),
  returnTo: z.string().max(2000).default(''),
});

/** Why the switch was refused. This page's address has no language in its path, so the query carries it. */
const problemQuery = z.object({
  problem: z.enum(['company-not-found', 'sign-in-elsewhere', 'malformed-request']),
  companyId: z.coerce.number().int().optional(),
  marketId: z.coerce.number().int().optional(),
});

export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const back = endOf(readWay(url, visit.market, visit.language));
  const query = problemQuery.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) throw redirect(back);
  const { problem: code, companyId, marketId } = query.data;
  const market = shopElsewhere({ shop, visit }, marketId)?.name;
  return data(
    { text: wordsOf({ shop, visit }, { code, companyId: companyId ?? '', market: market ?? '' }), back },
    { status: statusOf[code] },
  );
}

/** Posted by the account menu: switches to another company. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const input = switchInput.safeParse(Object.fromEntries(await postedForm(request)));
  const asked = new URL(url);
  asked.search = new URLSearchParams({ returnTo: input.data?.returnTo ?? '' }).toString();
  const way = readWay(asked, visit.market, visit.language);
  if (!input.success) return redirect(`${stepHref('/auth/company', way)}&problem=malformed-request`);
  const { companyId } = input.data;
  const switched = await switchCompany(shop, visit, { companyId });
  if (switched.ok) return redirectWith([accessCookieLine(switched.value, cookieOptions(shop, visit))], endOf(way));
  const { refusal } = switched;
  switch (refusal.code) {
    case 'not-signed-in':
    case 'session-ended':
      return redirect(stepHref('/login', way));
    case 'portal-redirect':
      return redirect(`${stepHref('/auth/portal-redirect', way)}&company=${companyId}`);
    default: {
      const query = new URLSearchParams({ problem: refusal.code, companyId: String(companyId) });
      if ('marketId' in refusal) query.set('marketId', String(refusal.marketId));
      return redirect(`${stepHref('/auth/company', way)}&${query}`);
    }
  }
}

export default function SwitchCompany({ loaderData: { text, back } }: Route.ComponentProps) {
  const t = useTranslations('login');
  return (
    <>
      <StepHeading title={t('switchFailed.title')} intro={text} />
      <ButtonLink to={back} size="large" reloadDocument>
        {t('portal.back')}
      </ButtonLink>
    </>
  );
}

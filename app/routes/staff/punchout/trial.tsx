import { useTranslations } from 'use-intl';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { Trial } from '#app/components/punchout/trial.tsx';
import { trialAnswerOf } from '#app/components/punchout/trial-answer.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { changeTrialPage } from '#app/routes/punchout/change-trial.server.ts';
import { loadTrial } from '#app/routes/punchout/load-trial.server.ts';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import type { Route } from './+types/trial.ts';
import { companyIdOf } from './company-id.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = companyIdOf(params.id);
  return { companyId, page: await loadTrial(shop, visit, companyId, url.searchParams) };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = companyIdOf(params.id);
  const hrefOf = (trialId: string) =>
    `${routeHref('staffPunchoutTrial', visit.language, { id: String(companyId) })}?trial=${trialId}`;
  const trialId = url.searchParams.get('trial') ?? '';
  return changeTrialPage({ shop, visit, form: await postedForm(request), companyId, trialId, hrefOf });
}

/** The built-in procurement system for any company. */
export default function StaffPunchoutTrial({ loaderData: { companyId, page }, actionData }: Route.ComponentProps) {
  const t = useTranslations('punchout.trial');
  const { href } = useShop();
  return (
    <DetailPage
      title={t('title')}
      intro={t('intro')}
      back={{ href: href('staffPunchoutConnection', { id: String(companyId) }), text: page.company }}
    >
      <Trial page={page} {...trialAnswerOf(actionData)} />
    </DetailPage>
  );
}

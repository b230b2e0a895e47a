import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { AreaFrame } from '#app/components/account/area-frame.tsx';
import { RuleForm } from '#app/components/approval-rules/rule-form.tsx';
import { RuleState, RuleVersions, SwitchRule } from '#app/components/approval-rules/rule-parts.tsx';
import { SimulationResult } from '#app/components/approval-rules/simulation-result.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { readCompanyTabs } from '#app/routes/history/history-place.server.ts';
import { Notice } from '#app/ui/notice.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { parseOrderId } from '#core/ids.ts';
import { isInternal } from '#modules/auth/claims.ts';
import type { Route } from './+types/rule.ts';
import { changeRulePage } from './change-rule.server.ts';
import { loadRule } from './load-rules.server.ts';
import { ruleCompanyOf } from './rule-company.server.ts';

/** A rule has an id like an order; `new` is the empty form. */
function ruleIdOf(text: string): string {
  if (text !== 'new' && !parseOrderId(text).ok) throw notFound();
  return text;
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = ruleCompanyOf(visit, url.searchParams);
  const ruleId = ruleIdOf(params.ruleId);
  // Staff choose the company on the page of all rules.
  if (companyId === undefined)
    throw isInternal(visit.claims) ? redirect(routeHref('companyApprovalRules', visit.language)) : notFound();
  return {
    page: await loadRule(shop, visit, companyId, ruleId),
    tabs: await readCompanyTabs(shop, visit),
  };
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = ruleCompanyOf(visit, url.searchParams);
  if (companyId === undefined) throw notFound();
  return changeRulePage({ shop, visit, form: await postedForm(request), companyId, ruleId: ruleIdOf(params.ruleId) });
}

export default function ApprovalRulePage({ loaderData: { page, tabs }, actionData }: Route.ComponentProps) {
  const t = useTranslations('approval-rules');
  const nav = useTranslations('history');
  const { href } = useShop();
  const done = useDone({ saved: t('done.saved'), activate: t('done.activated'), deactivate: t('done.deactivated') });
  const { rule, versions, companyId, company } = page;
  const typed = actionData?.typed ?? page.typed;
  return (
    <AreaFrame
      label={nav('company')}
      links={tabs.map((name) => ({ page: name, text: nav(`nav.${name}`) }))}
      current="companyApprovalRules"
    >
      <DetailPage
        title={rule?.name ?? t('new')}
        intro={company}
        back={{ href: `${href('companyApprovalRules')}?company=${companyId}`, text: t('title') }}
        status={rule && <RuleState isActive={rule.isActive} />}
        actions={rule && <SwitchRule rule={rule} />}
        notice={
          <>
            {done}
            {!actionData?.typed &&
              actionData?.errors.map(({ text }) => <Notice key={text} tone="danger" title={text} />)}
          </>
        }
      >
        {actionData?.simulation && <SimulationResult simulation={actionData.simulation} />}
        {typed ? (
          <RuleForm
            key={actionData?.answerId ?? `stored ${rule?.version ?? 0}`}
            page={page}
            typed={typed}
            answer={actionData}
          />
        ) : (
          <DetailSection title={t('conditions')} text={t('byProgram')}>
            <p className="wrap-anywhere">{rule?.condition}</p>
          </DetailSection>
        )}
        {versions.length > 0 && <RuleVersions versions={versions} />}
      </DetailPage>
    </AreaFrame>
  );
}

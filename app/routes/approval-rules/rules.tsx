import { ListChecks } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RuleState } from '#app/components/approval-rules/rule-parts.tsx';
import { CompanyChoice } from '#app/components/company-settings/company-choice.tsx';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { loadCompanyChoice } from '#app/routes/company-settings/load-settings.server.ts';
import { readCompanyTabs } from '#app/routes/history/history-place.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Route } from './+types/rules.ts';
import { loadRules } from './load-rules.server.ts';
import { ruleCompanyOf } from './rule-company.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = ruleCompanyOf(visit, url.searchParams);
  const tabs = await readCompanyTabs(shop, visit);
  if (companyId === undefined) return { tabs, choice: await loadCompanyChoice(shop, visit, url.searchParams) };
  return { tabs, page: await loadRules(shop, visit, companyId) };
}

export default function ApprovalRules({ loaderData: { tabs, page, choice } }: Route.ComponentProps) {
  const t = useTranslations('approval-rules');
  const { href } = useShop();
  const hrefOf = (ruleId: string) => `${href('companyApprovalRule', { ruleId })}?company=${page?.companyId ?? ''}`;
  const title = page ? t('of', { company: page.company }) : t('title');
  return (
    <CompanyFrame page="companyApprovalRules" title={title} intro={t('intro')} tabs={tabs}>
      {choice && <CompanyChoice {...choice} />}
      {page && (
        <>
          <ButtonLink to={hrefOf('new')} size="small" className="mt-4 mb-6">
            {t('new')}
          </ButtonLink>
          {page.rules.length === 0 && <EmptyState title={t('none')} icon={<ListChecks aria-hidden="true" />} />}
          <ul className="grid gap-4">
            {page.rules.map(({ id, name, condition, outcome, approvers, isActive }) => (
              <li key={id} className="grid gap-1 border border-line bg-paper p-4">
                <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
                  <TextLink to={hrefOf(id)}>{name}</TextLink> <RuleState isActive={isActive} />
                </h2>
                <p className="wrap-anywhere">{condition}</p>
                <p className="text-sm text-quiet wrap-anywhere">
                  {t(`outcome.${outcome}`)}: {approvers.join(', ')}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </CompanyFrame>
  );
}

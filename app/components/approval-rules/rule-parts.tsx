import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { RuleItem, RuleVersionView } from './rule-view.ts';

export function RuleState({ isActive }: { isActive: boolean }) {
  const t = useTranslations('approval-rules');
  return <Badge tone={isActive ? 'ink' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</Badge>;
}

/** Puts a rule into force, or takes it out. */
export function SwitchRule({ rule }: { rule: RuleItem }) {
  const t = useTranslations('approval-rules');
  const intent = rule.isActive ? 'deactivate' : 'activate';
  return (
    <Form method="post">
      <input type="hidden" name="version" value={rule.version} />
      <Button type="submit" name="intent" value={intent} kind={rule.isActive ? 'secondary' : 'primary'} size="small">
        {t(intent)}
      </Button>
    </Form>
  );
}

/** How a rule came about, the latest version first. */
export function RuleVersions({ versions }: { versions: readonly RuleVersionView[] }) {
  const t = useTranslations('approval-rules');
  const timeOf = useMoment('time');
  return (
    <DetailSection title={t('versions')}>
      <ol className="divide-y divide-line">
        {versions.map(({ version, name, condition, outcome, approvers, isActive, by, at }) => (
          <li key={version} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              {t('version', { version })} <RuleState isActive={isActive} />
            </p>
            <p className="text-sm wrap-anywhere">
              {name}: {condition}
            </p>
            <p className="text-sm wrap-anywhere">
              {t(`outcome.${outcome}`)}: {approvers.join(', ')}
            </p>
            <p className="text-sm text-quiet">{[timeOf(at), by].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}

import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { FormPage } from '#app/work/form/form-page.tsx';
import { CampaignConditions } from './campaign-conditions.tsx';
import { CampaignReach } from './campaign-reach.tsx';
import { CampaignRuleFields } from './campaign-rule-fields.tsx';
import { fieldId, TypedContext } from './campaign-values-context.ts';
import type { CampaignFormView, CampaignProblems } from './campaign-view.ts';
import { CampaignWords } from './campaign-words.tsx';

type Props = { form: CampaignFormView; problems: CampaignProblems; isNew: boolean };

/** The form of a campaign. The registry of kinds defines its fields; typed values stay after a refusal. */
export function CampaignForm({ form, problems, isNew }: Props) {
  const t = useTranslations('staff.campaigns');
  const common = useTranslations('staff');
  const { href } = useShop();
  const errors = Object.entries(problems).map(([name, text]) =>
    name === '' ? { text } : { text, fieldId: fieldId(name) },
  );
  return (
    <TypedContext value={{ values: form.values, problems }}>
      <FormPage
        intent="save"
        errors={errors}
        submit={isNew ? t('create') : common('save')}
        cancel={{ href: href('staffCampaigns'), text: common('cancel') }}
      >
        <input type="hidden" name="kind" value={form.kind} />
        <DetailSection title={t('section.words')} text={t('section.wordsText')}>
          <div className="grid gap-4">
            <CampaignWords languages={form.languages} />
          </div>
        </DetailSection>
        <DetailSection title={t(`kind.${form.kind}.title`)} text={t(`kind.${form.kind}.text`)}>
          <CampaignRuleFields prefix="benefit" fields={form.fields} currencies={form.currencies} />
        </DetailSection>
        <DetailSection title={t('section.conditions')} text={t('section.conditionsText')}>
          <CampaignConditions conditions={form.conditions} currencies={form.currencies} />
        </DetailSection>
        <DetailSection title={t('section.reach')}>
          <div className="grid gap-6">
            <CampaignReach markets={form.markets} />
          </div>
        </DetailSection>
      </FormPage>
    </TypedContext>
  );
}

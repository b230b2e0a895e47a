import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/form-error-summary.tsx';
import { CampaignConditions } from './campaign-conditions.tsx';
import { CampaignReach } from './campaign-reach.tsx';
import { CampaignRuleFields } from './campaign-rule-fields.tsx';
import { CampaignSection } from './campaign-section.tsx';
import { fieldId, TypedContext } from './campaign-values-context.ts';
import type { CampaignFormView, CampaignProblems } from './campaign-view.ts';
import { CampaignWords } from './campaign-words.tsx';

type Props = { form: CampaignFormView; problems: CampaignProblems; isNew: boolean };

/** All that is said of a campaign. Its fields come from the kinds that there are; what was typed stays when it comes back. */
export function CampaignForm({ form, problems, isNew }: Props) {
  const t = useTranslations('staff.campaigns');
  const common = useTranslations('staff');
  const { href } = useShop();
  const isSending = useNavigation().formData?.get('intent') === 'save';
  const errors = Object.entries(problems).map(([name, text]) =>
    name === '' ? { text } : { text, fieldId: fieldId(name) },
  );
  return (
    <TypedContext value={{ values: form.values, problems }}>
      <Form method="post" preventScrollReset={errors.length > 0} className="grid gap-10">
        <FormErrorSummary errors={errors} />
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="kind" value={form.kind} />
        <CampaignSection title={t('section.words')} text={t('section.wordsText')}>
          <CampaignWords languages={form.languages} />
        </CampaignSection>
        <CampaignSection title={t(`kind.${form.kind}.title`)} text={t(`kind.${form.kind}.text`)}>
          <CampaignRuleFields prefix="benefit" fields={form.fields} currencies={form.currencies} />
        </CampaignSection>
        <CampaignSection title={t('section.conditions')} text={t('section.conditionsText')}>
          <CampaignConditions conditions={form.conditions} currencies={form.currencies} />
        </CampaignSection>
        <CampaignSection title={t('section.reach')}>
          <CampaignReach markets={form.markets} />
        </CampaignSection>
        <div className="flex flex-wrap gap-3 border-t border-line pt-8">
          <Button type="submit" isLoading={isSending}>
            {isNew ? t('create') : common('save')}
          </Button>
          <ButtonLink to={href('staffCampaigns')} kind="quiet">
            {common('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </TypedContext>
  );
}

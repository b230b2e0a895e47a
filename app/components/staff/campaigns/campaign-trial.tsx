import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { audiences } from '#modules/promotion/audience.ts';
import { CampaignTrialResult } from './campaign-trial-result.tsx';
import type { CampaignSystem, CampaignTrialView } from './campaign-view.ts';

/** A cart to try a campaign on. The address carries it, so that it can be sent to a colleague. */
export function CampaignTrial({ trial, system }: { trial: CampaignTrialView; system: CampaignSystem }) {
  const t = useTranslations('staff.campaigns');
  return (
    <DetailSection title={t('try.title')} text={t('try.text')}>
      <Form method="get" preventScrollReset className="grid gap-6">
        <div className="grid gap-4">
          {trial.rows.map(({ key, sku, quantity }, index) => (
            <div key={key} className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
              <TextField
                name="sku"
                label={t('try.sku', { row: index + 1 })}
                defaultValue={sku}
                autoComplete="off"
                isLabelHidden={index > 0}
              />
              <TextField
                name="quantity"
                label={t('try.quantity', { row: index + 1 })}
                defaultValue={quantity}
                type="number"
                min={1}
                max={9999}
                isLabelHidden={index > 0}
              />
            </div>
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            name="as"
            label={t('try.as')}
            defaultValue={trial.audience}
            options={audiences.map((audience) => ({ value: audience, label: t(`audience.${audience}`) }))}
          />
          <TextField name="code" label={t('field.code')} defaultValue={trial.code} autoComplete="off" isOptional />
        </div>
        <div>
          <Button type="submit" kind="secondary">
            {t('try.show')}
          </Button>
        </div>
      </Form>
      {trial.result && (
        <div className="mt-6">
          <CampaignTrialResult result={trial.result} system={system} />
        </div>
      )}
    </DetailSection>
  );
}

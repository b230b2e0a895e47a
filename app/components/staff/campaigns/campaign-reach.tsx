import { useTranslations } from 'use-intl';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useTyped } from './campaign-values-context.ts';
import type { CampaignFormView } from './campaign-view.ts';

const systems = ['both', 'code', 'engine'] as const;

/** Markets, period, code and limits of a campaign, and how it combines with others. */
export function CampaignReach({ markets }: Pick<CampaignFormView, 'markets'>) {
  const t = useTranslations('staff.campaigns');
  const typed = useTyped();
  const { defaultValue: system } = typed.text('system');
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...typed.text('code')} label={t('field.code')} hint={t('codeHint')} autoComplete="off" isOptional />
        <TextField
          {...typed.text('maxUses')}
          label={t('field.maxUses')}
          hint={t('maxUsesHint')}
          inputMode="numeric"
          isOptional
        />
        <TextField
          {...typed.text('codeGroup')}
          label={t('field.codeGroup')}
          hint={t('codeGroupHint')}
          autoComplete="off"
          isOptional
        />
      </div>
      <RadioGroup
        name="system"
        label={t('field.system')}
        defaultValue={system}
        choices={systems.map((one) => ({ value: one, label: t(`system.${one}.title`), hint: t(`system.${one}.text`) }))}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...typed.text('validFrom')} type="date" label={t('field.validFrom')} isOptional />
        <TextField {...typed.text('validTo')} type="date" label={t('field.validTo')} hint={t('daysHint')} isOptional />
      </div>
      <Disclosure label={t('field.marketIds')} isOpen={typed.isOn('marketIds')}>
        <fieldset>
          <legend className="text-quiet">{t('marketsHint')}</legend>
          <div className="mt-2 grid grid-cols-2 gap-x-6 sm:grid-cols-3 xl:grid-cols-4">
            {markets.map(({ value, label }) => (
              <Checkbox
                key={value}
                name="marketIds"
                value={value}
                defaultChecked={typed.has('marketIds', value)}
                label={label}
              />
            ))}
          </div>
        </fieldset>
      </Disclosure>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          {...typed.text('priority')}
          label={t('field.priority')}
          hint={t('priorityHint')}
          inputMode="numeric"
        />
        <Checkbox
          name="combines"
          defaultChecked={typed.isOn('combines')}
          label={t('field.combines')}
          hint={t('combinesHint')}
          className="sm:pt-7"
        />
      </div>
    </>
  );
}

import { useTranslations } from 'use-intl';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { audiences } from '#modules/promotion/audience.ts';
import type { FieldInput, Fields } from '#modules/promotion/situation.ts';
import { useTyped } from './campaign-values-context.ts';

type Props = { prefix: string; fields: Fields; currencies: readonly string[] };

/** The fields of one kind of benefit or condition, as the registry defines them. */
export function CampaignRuleFields({ prefix, fields, currencies }: Props) {
  return (
    <div className="grid gap-6">
      {Object.entries(fields).map(([name, input]) => (
        <RuleField
          key={name}
          name={`${prefix}.${name}`}
          label={name as CountLabel}
          input={input}
          currencies={currencies}
        />
      ))}
    </div>
  );
}

/** Labels of fields that hold a number of pieces. */
type CountLabel = 'quantity' | 'buy' | 'pay';

type FieldProps = { name: string; label: CountLabel; input: FieldInput; currencies: readonly string[] };

function RuleField({ name, label, input, currencies }: FieldProps) {
  const t = useTranslations('staff.campaigns');
  const typed = useTyped();
  switch (input) {
    case 'percent':
      return (
        <TextField
          {...typed.text(name)}
          label={t('field.percent')}
          inputMode="decimal"
          after="%"
          className="max-w-48"
        />
      );
    case 'count':
      return <TextField {...typed.text(name)} label={t(`field.${label}`)} inputMode="numeric" className="max-w-48" />;
    case 'sku':
      return <TextField {...typed.text(name)} label={t('field.sku')} hint={t('skuHint')} className="max-w-md" />;
    case 'switch':
      return (
        <Checkbox
          name={name}
          defaultChecked={typed.isOn(name)}
          label={t('field.skipsReduced')}
          hint={t('skipsReducedHint')}
        />
      );
    case 'audiences':
      return (
        <fieldset>
          <legend className="text-sm font-semibold">{t('field.audiences')}</legend>
          <div className="mt-1 flex flex-wrap gap-x-8">
            {audiences.map((audience) => (
              <Checkbox
                key={audience}
                name={name}
                value={audience}
                defaultChecked={typed.has(name, audience)}
                label={t(`audience.${audience}`)}
              />
            ))}
          </div>
        </fieldset>
      );
    case 'amounts':
      return <Amounts name={name} currencies={currencies} />;
    default:
      return <Selection name={name} />;
  }
}

/** One amount for each currency; required for the currencies of the selected markets. */
function Amounts({ name, currencies }: { name: string; currencies: readonly string[] }) {
  const t = useTranslations('staff.campaigns');
  const typed = useTyped();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('field.amounts')}</legend>
      <p className="mt-1 max-w-2xl text-sm text-quiet">{t('amountsHint')}</p>
      <div className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
        {currencies.map((currency) => (
          <TextField key={currency} {...typed.text(`${name}.${currency}`)} label={currency} inputMode="decimal" />
        ))}
      </div>
    </fieldset>
  );
}

function Selection({ name }: { name: string }) {
  const t = useTranslations('staff.campaigns');
  const typed = useTyped();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('field.selection')}</legend>
      <p className="mt-1 max-w-2xl text-sm text-quiet">{t('selectionHint')}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {(['products', 'categories', 'families', 'brands'] as const).map((list) => (
          <TextArea
            key={list}
            {...typed.text(`${name}.${list}`)}
            // A list may have semicolons between its items.
            takes="anything"
            label={t(`field.${list}`)}
            rows={2}
            isOptional
          />
        ))}
      </div>
    </fieldset>
  );
}

import { useTranslations } from 'use-intl';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { readRules, ruleFields } from '#modules/company-settings/form-rules.ts';
import { useRuleWords } from './use-setting-words.ts';

type Props = { label: string; json: string; isDisabled: boolean };

/** Which fields of the checkout must be filled in. A rule for a field that does not exist can only be removed. */
export function RulesField({ label, json, isDisabled }: Props) {
  const t = useTranslations('company-settings.rules');
  const words = useRuleWords();
  const { required, unknown, isMalformed } = readRules(json);
  return (
    <fieldset disabled={isDisabled}>
      <legend className="sr-only">{label}</legend>
      {isMalformed && <p className="text-sm font-medium text-danger">{t('malformed')}</p>}
      <input type="hidden" name="hasRules" value="yes" />
      <div className="grid sm:grid-cols-2 sm:gap-x-4">
        {[...ruleFields, ...unknown].map((name) => (
          <Checkbox
            key={name}
            id={`rule-${name}`}
            name="rule"
            value={name}
            defaultChecked={required.includes(name)}
            label={words(name)}
            error={unknown.includes(name) ? t('unknown') : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}

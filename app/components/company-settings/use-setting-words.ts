import { useTranslations } from 'use-intl';
import { readRules, ruleFields } from '#modules/company-settings/form-rules.ts';
import type { GuidedKey } from '#modules/company-settings/setting-guide.ts';

type Mode = 'None' | 'Company';

/** The names of settings and of their values. */
export function useSettingWords() {
  const t = useTranslations('company-settings');
  const texts = useTranslations('setting-texts');
  const fields = useRuleWords();
  const nameOf = (key: GuidedKey) => texts(`${key}.name`);
  const aboutOf = (key: GuidedKey) => texts(`${key}.about`);
  /** Formats of other systems are names and need no translation. */
  const modeOf = (mode: string) => (/[a-z]/.test(mode) ? t(`mode.${mode as Mode}`) : mode);
  const valueOf = (key: GuidedKey, value: string) => {
    if (value === 'true') return t('on');
    if (value === 'false') return t('off');
    if (key === 'FormViewRules') return readRules(value).required.map(fields).join(', ') || '–';
    return value === '' ? '–' : modeOf(value);
  };
  return { nameOf, aboutOf, modeOf, valueOf };
}

/** The label of a checkout field, by its name in rules. */
export function useRuleWords() {
  const checkout = useTranslations('checkout.field');
  const address = useTranslations('address.field');
  return (name: string): string => {
    if (name === 'careOf') return address('careOf');
    if (name === 'deliveryLine2') return address('line2');
    return (ruleFields as readonly string[]).includes(name) ? checkout(name as 'comment') : name;
  };
}

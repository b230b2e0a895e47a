import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { ExplainedSetting } from '#modules/company-settings/explain-settings.ts';
import { defaultOf } from '#modules/company-settings/setting-guide.ts';
import { RulesField } from './rules-field.tsx';
import { useSettingWords } from './use-setting-words.ts';

type Props = {
  setting: ExplainedSetting;
  /** The value in the form; empty if the company has no own value. */
  typed: string;
  problem: string | undefined;
  /** What another editor saved meanwhile. */
  stored: string | undefined;
  market: string;
  isDisabled: boolean;
};

/** One setting: what it does, its value, who set it, and what it depends on. */
export function SettingRow({ setting, typed, problem, stored, market, isDisabled }: Props) {
  const t = useTranslations('company-settings');
  const { nameOf, aboutOf, valueOf } = useSettingWords();
  const { key, origin, needs, heldBy } = setting;
  return (
    <div className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {nameOf(key)}
          <Badge tone={origin === 'default' ? 'neutral' : 'ink'}>{t(`origin.${origin}`)}</Badge>
        </p>
        <p className="mt-1 max-w-2xl text-sm text-pretty">{aboutOf(key)}</p>
        <p className="mt-1 text-xs text-quiet wrap-anywhere">{key}</p>
        {origin === 'inherited' && <p className="mt-1 text-sm font-medium">{t('inherited', { market })}</p>}
        {heldBy && <p className="mt-1 text-sm font-medium">{t('held', { setting: nameOf(heldBy) })}</p>}
        {needs.map((need) => (
          <p key={need.key} className={need.isMet ? 'mt-1 text-sm text-quiet' : 'mt-1 text-sm font-medium text-warn'}>
            {t('needs', { setting: nameOf(need.key), value: valueOf(need.key, need.value) })}
          </p>
        ))}
      </div>
      <div className="min-w-0">
        <SettingInput
          setting={setting}
          typed={typed}
          problem={problem}
          isDisabled={isDisabled || heldBy !== undefined}
        />
        {stored !== undefined && (
          <p className="mt-1.5 text-sm font-medium text-warn">{t('stored', { value: valueOf(key, stored) })}</p>
        )}
      </div>
    </div>
  );
}

type InputProps = Pick<Props, 'setting' | 'typed' | 'problem' | 'isDisabled'>;

function SettingInput({ setting: { key, input, modes }, typed, problem, isDisabled }: InputProps) {
  const t = useTranslations('company-settings');
  const { nameOf, modeOf, valueOf } = useSettingWords();
  const shared = {
    id: key,
    name: `s.${key}`,
    label: nameOf(key),
    isLabelHidden: true,
    defaultValue: typed,
    error: problem,
    disabled: isDisabled,
  };
  const unset = t('unset', { value: valueOf(key, defaultOf(key)) });
  if (input === 'rules') return <RulesField label={nameOf(key)} json={typed} isDisabled={isDisabled} />;
  if (input === 'number') return <TextField {...shared} inputMode="decimal" placeholder={unset} />;
  if (input === 'list') return <TextField {...shared} inputMode="decimal" placeholder="4101, 4102" />;
  const options =
    input === 'choice'
      ? modes.map((mode) => ({ value: mode, label: modeOf(mode) }))
      : ['true', 'false'].map((value) => ({ value, label: valueOf(key, value) }));
  return <Select {...shared} options={options} placeholder={unset} />;
}

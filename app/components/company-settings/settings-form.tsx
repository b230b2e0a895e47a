import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { FormPage } from '#app/work/form/form-page.tsx';
import { settingGroups } from '#modules/company-settings/setting-guide.ts';
import { SettingRow } from './setting-row.tsx';
import type { SettingsAnswer, SettingsView } from './settings-view.ts';
import { useSettingWords } from './use-setting-words.ts';

type Props = {
  view: SettingsView;
  answer: SettingsAnswer | undefined /** To the company, for those who may open it. */;
  backHref: string | undefined;
};

/**
 * All settings, grouped by effect. The search field hides the settings that do not match; typed values of hidden
 * settings are kept.
 */
export function SettingsForm({ view, answer, backHref }: Props) {
  const t = useTranslations('company-settings');
  const { nameOf, aboutOf } = useSettingWords();
  const [sought, setSought] = useState('');
  const word = sought.trim().toLowerCase();
  const isFound = ({ key }: SettingsView['settings'][number]) =>
    `${key} ${nameOf(key)} ${aboutOf(key)}`.toLowerCase().includes(word);
  const found = view.settings.filter(isFound);
  const errors = [
    ...(answer?.errors ?? []).map((text) => ({ text })),
    ...Object.entries(answer?.problems ?? {}).map(([fieldId, text]) => ({ text, fieldId })),
  ];
  return (
    <>
      <TextField
        type="search"
        label={t('find')}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
        before={<Search aria-hidden="true" className="size-5" />}
        className="mb-4 max-w-xl"
      />
      <output className="sr-only">{word !== '' && t('found', { count: found.length })}</output>
      {found.length === 0 && <Notice className="mb-4">{t('nothingFound')}</Notice>}
      {!view.mayChange && <Notice className="mb-4">{t('readOnly')}</Notice>}
      <FormPage
        intent="preview"
        errors={errors}
        submit={t('preview')}
        cancel={backHref === undefined ? undefined : { href: backHref, text: t('toCompany') }}
        isReadOnly={!view.mayChange}
      >
        <input type="hidden" name="version" value={answer?.version ?? view.version} />
        <input type="hidden" name="base" value={JSON.stringify(answer?.base ?? ownOf(view))} />
        {settingGroups.map((group) => {
          const settings = view.settings.filter((setting) => setting.group === group);
          return (
            <div key={group} hidden={!settings.some(isFound)}>
              <DetailSection title={t(`group.${group}`)}>
                <div className="divide-y divide-line">
                  {settings.map((setting) => (
                    <div key={setting.key} hidden={!isFound(setting)}>
                      <SettingRow
                        setting={setting}
                        typed={(answer ? answer.typed[setting.key] : setting.own) ?? ''}
                        problem={answer?.problems[setting.key]}
                        stored={answer?.stored[setting.key]}
                        market={view.marketName}
                        isDisabled={!view.mayChange}
                      />
                    </div>
                  ))}
                </div>
              </DetailSection>
            </div>
          );
        })}
      </FormPage>
    </>
  );
}

/** The company's own values, by key. */
const ownOf = ({ settings }: SettingsView) =>
  Object.fromEntries(settings.flatMap(({ key, own }) => (own === undefined ? [] : [[key, own]])));

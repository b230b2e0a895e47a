import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import type { SettingsAnswer } from './settings-view.ts';
import { useSettingWords } from './use-setting-words.ts';

type Props = { preview: NonNullable<SettingsAnswer['preview']>; answer: SettingsAnswer };

/** The people that the change affects, before it is saved. Exactly the shown change is saved. */
export function EffectsNotice({ preview: { effects, changes }, answer: { version, base } }: Props) {
  const t = useTranslations('company-settings');
  const { nameOf, valueOf } = useSettingWords();
  const isSaving = useNavigation().formData?.get('intent') === 'save';
  if (effects.changes.length === 0) return <Notice isLive title={t('effects.none')} className="mb-6" />;
  return (
    <Notice tone="warn" isLive title={t('effects.title')} className="mb-6">
      <ul className="my-2 list-disc pl-5 font-semibold">
        {effects.outcomes.flatMap(({ outcome, begins, ends }) => [
          begins > 0 && <li key={`${outcome} begins`}>{t(`effects.${outcome}.begins`, { count: begins })}</li>,
          ends > 0 && <li key={`${outcome} ends`}>{t(`effects.${outcome}.ends`, { count: ends })}</li>,
        ])}
      </ul>
      {/* The last column must be visible on a phone even if the others are wide. */}
      <Table
        caption={t('effects.title')}
        className="bg-paper text-sm wrap-anywhere max-sm:[&_td]:px-2 max-sm:[&_th]:px-2 max-sm:[&_th]:whitespace-normal"
      >
        <thead>
          <tr>
            <HeaderCell>{t('setting')}</HeaderCell>
            <HeaderCell>{t('now')}</HeaderCell>
            <HeaderCell>{t('after')}</HeaderCell>
            <HeaderCell isNumber>{t('people')}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {effects.changes.map(({ key, before, after, people }) => (
            <tr key={key}>
              <Cell>{nameOf(key)}</Cell>
              <Cell>{valueOf(key, before)}</Cell>
              <Cell className="font-semibold">{valueOf(key, after)}</Cell>
              <Cell isNumber>{people}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="base" value={JSON.stringify(base)} />
        <input type="hidden" name="changes" value={changes} />
        <Button type="submit" isLoading={isSaving}>
          {t('save', { count: effects.changes.length })}
        </Button>
      </Form>
    </Notice>
  );
}

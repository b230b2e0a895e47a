import { Check, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useRuleWords, useSettingWords } from '#app/components/company-settings/use-setting-words.ts';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { explainPage } from '#modules/why/explain-page.server.ts';

type Why = Extract<Awaited<ReturnType<typeof explainPage>>, { ok: true }>['value'];

/** Results first, then what decided them: role, settings, flags, price lists, form rules. */
export function WhySections({ why, isOpen }: { why: Why; isOpen: boolean }) {
  const t = useTranslations('why');
  const role = useTranslations('people');
  const { person, company, market, outcomes, flags, required } = why;
  const facts = [
    [t('role'), role(`role.${person.role}`) + (person.isSuper ? `, ${role('super')}` : '')],
    [t('company'), company?.name ?? t('noCompany')],
    [t('market'), market],
    [t('access'), t(isOpen ? 'open' : 'closed')],
  ] as const;
  return (
    <>
      <DetailSection title={t('results')}>
        <ul className="grid gap-1 font-semibold">
          {outcomes.map(({ outcome, holds }) => (
            <li key={outcome}>{t(`result.${outcome}.${holds ? 'yes' : 'no'}`)}</li>
          ))}
        </ul>
      </DetailSection>
      <DetailSection title={t('facts')}>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-sm text-quiet">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </DetailSection>
      <SettingsTable settings={why.settings} />
      {why.priceLists && <PriceLists lists={why.priceLists} />}
      {required && <RequiredFields names={required} />}
      {flags.length > 0 && (
        <DetailSection title={t('flags')}>
          <ul className="grid gap-1">
            {flags.map(({ key, isOn }) => (
              <li key={key} className="flex items-center gap-2">
                <OnMark isOn={isOn} />
                <span className="wrap-anywhere">{key}</span>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
    </>
  );
}

function OnMark({ isOn }: { isOn: boolean }) {
  const t = useTranslations('company-settings');
  const Mark = isOn ? Check : X;
  return (
    <>
      <Mark aria-hidden="true" className={isOn ? 'size-4.5 text-success' : 'size-4.5 text-quiet'} />
      <span className="sr-only">{t(isOn ? 'on' : 'off')}: </span>
    </>
  );
}

function SettingsTable({ settings }: Pick<Why, 'settings'>) {
  const t = useTranslations('why');
  const words = useTranslations('company-settings');
  const { nameOf, valueOf } = useSettingWords();
  if (settings.length === 0) return null;
  return (
    <DetailSection title={t('settings')} isFlush>
      <Table caption={t('settings')} className="border-b-0 text-sm [&_td]:py-2">
        <thead>
          <tr>
            <HeaderCell>{words('setting')}</HeaderCell>
            <HeaderCell>{t('value')}</HeaderCell>
            <HeaderCell>{t('origin')}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {settings.map(({ key, value, origin }) => (
            <tr key={key}>
              <Cell>{nameOf(key)}</Cell>
              <Cell className={origin === 'default' ? 'text-quiet' : 'font-semibold'}>{valueOf(key, value)}</Cell>
              <Cell>{words(`origin.${origin}`)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </DetailSection>
  );
}

function PriceLists({ lists }: { lists: NonNullable<Why['priceLists']> }) {
  const t = useTranslations('why');
  return (
    <DetailSection title={t('lists')} text={t('listsText')}>
      {lists.length === 0 ? (
        <p className="text-quiet">{t('noLists')}</p>
      ) : (
        <ol className="list-decimal pl-5">
          {lists.map(({ code, name, tier }) => (
            <li key={code}>
              {name}{' '}
              <span className="text-sm text-quiet">
                ({code}, {t(`tier.${tier}`)})
              </span>
            </li>
          ))}
        </ol>
      )}
    </DetailSection>
  );
}

function RequiredFields({ names }: { names: readonly string[] }) {
  const t = useTranslations('why');
  const words = useRuleWords();
  return (
    <DetailSection title={t('rules')}>
      <p>{names.length === 0 ? t('noRules') : names.map(words).join(', ')}</p>
    </DetailSection>
  );
}

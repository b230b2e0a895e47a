import { useTranslations } from 'use-intl';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { SettingsView } from './settings-view.ts';
import { useSettingWords } from './use-setting-words.ts';

/** The settings of a company and of its children side by side, as far as one of them has set something. */
export function ChildrenTable({ view }: { view: SettingsView }) {
  const t = useTranslations('company-settings');
  const { nameOf, valueOf } = useSettingWords();
  const { children, companyId, name, settings } = view;
  if (children.length === 0) return null;
  const columns = [{ id: companyId, name, settings }, ...children];
  const rows = settings
    .map(({ key }, index) => ({ key, cells: columns.map((company) => company.settings[index]) }))
    .filter(({ cells }) => cells.some((cell) => cell?.origin === 'own'));
  return (
    <DetailSection title={t('children.title')} text={t('children.text')} isFlush>
      <Table caption={t('children.title')}>
        <thead>
          <tr>
            <HeaderCell>{t('setting')}</HeaderCell>
            {columns.map((company) => (
              <HeaderCell key={company.id} className="normal-case">
                {company.id === companyId ? (
                  company.name
                ) : (
                  <TextLink to={`?company=${company.id}`}>{company.name}</TextLink>
                )}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              <Cell>{nameOf(key)}</Cell>
              {cells.map((cell, index) => (
                <Cell key={columns[index]?.id} className={cell?.origin === 'own' ? 'font-semibold' : 'text-quiet'}>
                  {cell && valueOf(key, cell.value)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </DetailSection>
  );
}

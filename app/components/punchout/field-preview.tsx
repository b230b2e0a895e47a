import { useTranslations } from 'use-intl';
import { Notice } from '#app/ui/notice.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import type { PreviewedField } from '#modules/punchout-workbench/preview-fields.server.ts';

/** What rules make of the last cart, before they are saved. Fields that they change come first; those that stay empty are left out. */
export function FieldPreview({ fields }: { fields: readonly PreviewedField[] }) {
  const t = useTranslations('punchout.preview');
  if (fields.length === 0) return <Notice title={t('none')} isLive className="mb-4" />;
  const changed = fields.filter(({ own, ruled }) => own !== ruled);
  const kept = fields.filter(({ own, ruled }) => own === ruled && own !== '');
  const title = t('title', { count: changed.length });
  return (
    <section aria-label={title} className="mt-6">
      <Notice title={title} isLive className="mb-4" />
      <Table caption={title}>
        <thead>
          <tr>
            <HeaderCell>{t('field')}</HeaderCell>
            <HeaderCell>{t('own')}</HeaderCell>
            <HeaderCell>{t('ruled')}</HeaderCell>
          </tr>
        </thead>
        <tbody className="font-mono text-xs">
          {[...changed, ...kept].map(({ name, own, ruled }) => (
            <tr key={name} className={own === ruled ? 'text-quiet' : 'font-semibold'}>
              <Cell className="py-1.5 whitespace-nowrap">{name}</Cell>
              <Cell className="py-1.5 wrap-anywhere">{own ?? t('notSent')}</Cell>
              <Cell className="py-1.5 wrap-anywhere">{ruled ?? t('notSent')}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

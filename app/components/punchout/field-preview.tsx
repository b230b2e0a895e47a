import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '#app/ui/notice.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import type { PreviewedField } from '#modules/punchout-workbench/preview-fields.server.ts';

/**
 * What rules make of the last cart, before they are saved. Fields that they change come first; those that stay empty are left out. It takes
 * the focus, because it is far below the top of the page that the answer shows.
 */
export function FieldPreview({ fields }: { fields: readonly PreviewedField[] }) {
  const t = useTranslations('punchout.preview');
  const box = useRef<HTMLElement>(null);
  const { state } = useNavigation();
  useEffect(() => {
    // Not before the router has scrolled to the top.
    if (state === 'idle') box.current?.focus();
  }, [state]);
  if (fields.length === 0)
    return (
      <section ref={box} tabIndex={-1} className="mt-6">
        <Notice title={t('none')} isLive />
      </section>
    );
  const changed = fields.filter(({ own, ruled }) => own !== ruled);
  const kept = fields.filter(({ own, ruled }) => own === ruled && own !== '');
  const title = t('title', { count: changed.length });
  return (
    <section ref={box} tabIndex={-1} aria-label={title} className="mt-6">
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

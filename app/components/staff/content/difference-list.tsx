import { useTranslations } from 'use-intl';
import type { Difference } from '#modules/content-editor/page-diff.ts';
import { useContentNames } from './use-content-names.ts';

/** What differs between two versions: the old words struck out, the new ones marked. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const t = useTranslations('content-editor');
  const { blockName, pathName } = useContentNames();
  if (differences.length === 0) return <p className="text-sm text-quiet">{t('version.same')}</p>;
  return (
    <ul className="grid gap-2 text-sm">
      {differences.map(({ kind, block, field, before, after }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list is never changed
        <li key={at} className="border-l-2 border-edge pl-2 wrap-anywhere">
          <span className="font-semibold">
            {[block && blockName(block), field && pathName(field)].filter(Boolean).join(': ')}
          </span>{' '}
          <span className="text-quiet">{t(`version.${kind}`)}</span>
          {before !== undefined && <del className="block text-danger">{before}</del>}
          {after !== undefined && <ins className="block no-underline">{after}</ins>}
        </li>
      ))}
    </ul>
  );
}

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ProductPicture } from '#app/components/catalogue/card-picture.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { cx } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { MiniRow } from './cart-answers.ts';

type Props = {
  rows: readonly MiniRow[];
  isNew: readonly string[];
  /** For many rows: part numbers instead of large pictures. */
  isDense: boolean;
  onRemove: (row: MiniRow) => void;
  onLeave: () => void;
};

export function MiniRows({ rows, isNew, isDense, onRemove, onLeave }: Props) {
  const t = useTranslations('buying.mini');
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => {
        const { id, name, href, picture, partNo, colour, size, amount, sale, total, before } = row;
        return (
          <li
            key={id}
            data-new={isNew.includes(id) || undefined}
            className={cx(
              'grid items-start gap-x-4 px-5 transition-colors duration-500 data-new:bg-signal/35 md:px-8',
              isDense ? 'grid-cols-[2.75rem_minmax(0,1fr)_auto] py-2.5' : 'grid-cols-[4.5rem_minmax(0,1fr)_auto] py-4',
            )}
          >
            <div className="bg-[#f4f2ee]">
              <ProductPicture picture={{ path: picture }} alt="" sizes="72px" className="w-full" />
            </div>
            <div className="min-w-0">
              <p className="font-semibold leading-snug wrap-anywhere">
                {href === undefined ? (
                  name
                ) : (
                  <PageLink href={href} onClick={onLeave} className="underline-offset-4 hover:underline">
                    {name}
                  </PageLink>
                )}
              </p>
              <p className="mt-0.5 text-sm text-quiet">
                {[isDense && partNo, colour, size].filter(Boolean).join(', ')}
              </p>
              <p className="mt-1 text-sm tabular-nums">
                {amount}
                {isNew.includes(id) && <span className="ml-2 font-semibold">{t('justAdded')}</span>}
              </p>
              {sale !== undefined && <p className="text-sm whitespace-pre-line text-quiet tabular-nums">{sale}</p>}
            </div>
            <div className="grid justify-items-end gap-1 text-right tabular-nums">
              {total !== undefined && (
                <p className="font-semibold">
                  <span className={cx(before !== undefined && 'bg-signal px-1')}>{total}</span>
                  {before !== undefined && <s className="block text-sm font-normal text-quiet">{before}</s>}
                </p>
              )}
              <IconButton size="small" label={t('remove', { name })} onClick={() => onRemove(row)}>
                <Trash2 aria-hidden="true" className="size-4.5" />
              </IconButton>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

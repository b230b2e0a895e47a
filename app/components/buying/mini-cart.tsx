import { ShoppingBag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { DialogFrame } from '#app/ui/dialog-frame.tsx';
import { ModalSurface } from '#app/ui/modal-surface.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { addedRowMs } from '#core/timings.ts';
import { sendChange } from './ask-cart-answers.ts';
import { cartAnswerPaths, type MiniRow, type SummaryView } from './cart-answers.ts';
import { MiniRows } from './mini-rows.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  isBusiness: boolean;
  summary: SummaryView | undefined;
  count: number | undefined;
  /** Rows that were just added. */
  justAdded: readonly string[];
  onSummary: (summary: SummaryView) => void;
  /** Returns whether the shop responded. */
  onRefresh: () => Promise<boolean>;
};

/** The cart beside the page: a side panel, or a bottom sheet on phones. */
export function MiniCart({ isOpen, onClose, isBusiness, summary, count, justAdded, onSummary, onRefresh }: Props) {
  const words = useTranslations('buying');
  const t = useTranslations('buying.mini');
  const [isFailed, setFailed] = useState(false);
  const isPhone = useIsPhone(isOpen);
  const isNew = useJustAdded(isOpen, justAdded);
  const { removing, remove } = useRemoving(onSummary);
  const isKnown = summary?.count === count;
  useEffect(() => {
    if (isOpen && !isKnown) void onRefresh().then((isAnswered) => setFailed(!isAnswered));
  }, [isOpen, isKnown, onRefresh]);
  const rows = summary?.rows.filter(({ id }) => !removing.includes(id)) ?? [];
  return (
    <ModalSurface
      isOpen={isOpen}
      onClose={onClose}
      shape={
        isPhone
          ? { as: 'dialog', size: 'small', fullScreenBelow: 'never' }
          : { as: 'drawer', side: 'right', isWide: false }
      }
      isDismissable
    >
      <DialogFrame
        title={
          <>
            {words('badge.label')}
            {rows.length > 0 && count !== undefined && (
              <span className="ml-2 font-sans text-base font-normal text-quiet">{words('badge.count', { count })}</span>
            )}
          </>
        }
        actions={rows.length > 0 && summary && <Foot summary={summary} onClose={onClose} />}
        isFlush
      >
        {isFailed && !summary && (
          <Notice
            tone="danger"
            className="m-5"
            actions={
              <Button size="small" kind="secondary" onClick={() => void onRefresh().then((isOk) => setFailed(!isOk))}>
                {words('retry')}
              </Button>
            }
          >
            {t('failed')}
          </Notice>
        )}
        {!summary && !isFailed && <SkeletonText className="m-8" />}
        {summary && rows.length === 0 && <Empty onClose={onClose} />}
        <MiniRows
          rows={rows}
          isNew={isNew}
          isDense={isBusiness}
          onRemove={(row) => void remove(row)}
          onLeave={onClose}
        />
      </DialogFrame>
    </ModalSurface>
  );
}

function Foot({ summary: { total }, onClose }: { summary: SummaryView; onClose: () => void }) {
  const t = useTranslations('buying');
  const { href } = useShop();
  return (
    <div className="grid w-full gap-4">
      {total && (
        <p className="flex items-baseline justify-between gap-4">
          <span>
            <span className="font-semibold">{t('mini.total')}</span>{' '}
            <span className="text-sm text-quiet">{t(total.mode === 'incl' ? 'mini.inclVat' : 'mini.exclVat')}</span>
          </span>
          <span className="font-display text-2xl font-bold tabular-nums">{total.text}</span>
        </p>
      )}
      <div className="grid gap-2">
        <PageLink href={href('checkout')} onClick={onClose} className={buttonClasses({ size: 'large' })}>
          {t('toCart')}
        </PageLink>
        <Button kind="quiet" onClick={onClose}>
          {t('mini.goOn')}
        </Button>
      </div>
    </div>
  );
}

function Empty({ onClose }: { onClose: () => void }) {
  const t = useTranslations('buying.mini');
  const { href } = useShop();
  return (
    <div className="grid justify-items-center gap-4 px-6 py-16 text-center">
      <ShoppingBag aria-hidden="true" className="size-10 stroke-[1.25]" />
      <p className="font-display text-subheading font-semibold">{t('empty')}</p>
      <PageLink href={href('allProducts')} onClick={onClose} className={buttonClasses({ kind: 'secondary' })}>
        {t('look')}
      </PageLink>
    </div>
  );
}

const none: readonly string[] = [];

/** Marks rows that were just added for a moment. */
function useJustAdded(isOpen: boolean, justAdded: readonly string[]): readonly string[] {
  const [seen, setSeen] = useState(none);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => setSeen(justAdded), addedRowMs);
    return () => clearTimeout(timer);
  }, [isOpen, justAdded]);
  return seen === justAdded ? none : justAdded;
}

/** Fixed when it opens, so that the layout does not change when a phone is rotated. */
function useIsPhone(isOpen: boolean): boolean {
  const [isPhone, setPhone] = useState(() => isNarrow());
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setPhone(isNarrow());
  }
  return isPhone;
}

const isNarrow = () => window.matchMedia('(width < 768px)').matches;

/** Removes a row at once; it comes back if the removal fails, or by Undo. */
function useRemoving(onSummary: (summary: SummaryView) => void) {
  const t = useTranslations('buying.mini');
  const { language } = useShop();
  const notify = useSnackbar();
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const change = async (intent: 'remove' | 'restore', rowId: string) => {
    const fields = new URLSearchParams({ intent, rowId });
    const answer = await sendChange(`/${language}/${cartAnswerPaths.rows}`, fields);
    if (answer) onSummary(answer.summary);
    return answer !== undefined;
  };
  const restore = async ({ id }: MiniRow) => {
    if (!(await change('restore', id))) notify(t('failed'), { tone: 'danger' });
  };
  const remove = async (row: MiniRow) => {
    setRemoving((before) => [...before, row.id]);
    const isGone = await change('remove', row.id);
    setRemoving((before) => before.filter((id) => id !== row.id));
    if (!isGone) return notify(t('notRemoved'), { tone: 'danger' });
    return notify(t('removed', { name: row.name }), { action: { label: t('undo'), onPress: () => void restore(row) } });
  };
  return { removing, remove };
}

import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { DialogFrame, useCloseDialog } from '#app/ui/dialog-frame.tsx';
import { useDialog } from '#app/ui/dialog-host.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Menu } from '#app/ui/menu.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { TooltipBadge } from '#app/ui/tooltip-badge.tsx';
import { Specimen } from './specimen.tsx';

const sizes = ['small', 'medium', 'large', 'full'] as const;

export function Overlays() {
  const t = useTranslations('design');
  const dialog = useDialog();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const entries = [
    { id: 'edit', label: t('action.edit'), icon: <Pencil aria-hidden="true" className="size-4.5" />, to: '#buttons' },
    { id: 'undo', label: t('action.undo'), isDisabled: true },
    {
      id: 'delete',
      label: t('action.delete'),
      icon: <Trash2 aria-hidden="true" className="size-4.5" />,
      isDangerous: true,
      onAction: () => dialog.open({ component: DeleteDialog, props: { rows: 1 } }),
    },
  ];
  return (
    <>
      <Specimen file="dialog-host.tsx" className="flex flex-wrap gap-4">
        {sizes.map((size) => (
          <Button
            key={size}
            kind="secondary"
            onClick={() => dialog.open({ component: DeleteDialog, props: { rows: size === 'large' ? 12 : 1 }, size })}
          >
            {`${t('action.openDialog')} (${size})`}
          </Button>
        ))}
      </Specimen>
      <Specimen file="drawer.tsx">
        <Button kind="secondary" onClick={() => setDrawerOpen(true)}>
          {t('action.openDrawer')}
        </Button>
        <Drawer
          isOpen={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
          title={t('drawer.title')}
          actions={
            <Button className="flex-1" onClick={() => setDrawerOpen(false)}>
              {t('action.save')}
            </Button>
          }
        >
          {['S', 'M', 'L', 'XL'].map((size) => (
            <Checkbox key={size} label={size} />
          ))}
        </Drawer>
      </Specimen>
      <Specimen file="menu.tsx" className="flex flex-wrap gap-4">
        <Menu label={t('action.edit')} entries={entries} />
        <Menu
          label={t('contents')}
          kind="quiet"
          icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
          entries={entries}
        />
      </Specimen>
      <Specimen file="tooltip.tsx, tooltip-badge.tsx" className="flex flex-wrap items-center gap-6">
        <Tooltip tip={t('tip')}>
          <Button kind="secondary">{t('field.size')}</Button>
        </Tooltip>
        <TooltipBadge tip={t('notice.text')} tone="success">
          {t('badge.new')}
        </TooltipBadge>
        <TooltipBadge tip={t('sampleText')} />
      </Specimen>
    </>
  );
}

function DeleteDialog({ rows }: { rows: number }) {
  const t = useTranslations('design');
  const dialog = useDialog();
  const close = useCloseDialog();
  return (
    <DialogFrame
      title={t('dialog.title')}
      actions={
        <>
          <Button onClick={() => dialog.open({ component: AnotherDialog, props: {}, size: 'medium' })}>
            {t('action.openAnother')}
          </Button>
          <Button kind="secondary" onClick={close}>
            {t('action.cancel')}
          </Button>
        </>
      }
    >
      {Array.from({ length: rows }, (_, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- all rows are alike
        <p key={row} className="mb-4">
          {t('dialog.text')}
        </p>
      ))}
    </DialogFrame>
  );
}

function AnotherDialog() {
  const t = useTranslations('design');
  return <DialogFrame title={t('dialog.another')}>{t('sampleText')}</DialogFrame>;
}

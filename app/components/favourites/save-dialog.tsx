import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { DialogFrame, useCloseDialog } from '#app/ui/dialog-frame.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Notice } from '#app/ui/notice.tsx';

type Target = { readonly id: string | undefined; readonly name: string };

export type SaveDialogProps = {
  /** Name of the product. */
  name: string;
  /** The other lists; the default list has no id. */
  lists: readonly Target[];
  /** Returns whether it was saved. */
  onSave: (to: Target, isMove: boolean) => Promise<boolean>;
};

/** Copies or moves the item to another list. */
export function SaveDialog({ name, lists, onSave }: SaveDialogProps) {
  const t = useTranslations('favourites.save');
  const close = useCloseDialog();
  const [place, setPlace] = useState(0);
  const [sending, setSending] = useState<'copy' | 'move'>();
  const [isFailed, setFailed] = useState(false);
  const save = async (way: 'copy' | 'move') => {
    const to = lists[place];
    if (!to || sending) return;
    setSending(way);
    const isDone = await onSave(to, way === 'move');
    setSending(undefined);
    if (isDone) close();
    else setFailed(true);
  };
  return (
    <DialogFrame
      title={t('title', { name })}
      actions={
        <>
          <Button onClick={() => void save('copy')} isLoading={sending === 'copy'}>
            {t('copy')}
          </Button>
          <Button kind="secondary" onClick={() => void save('move')} isLoading={sending === 'move'}>
            {t('move')}
          </Button>
        </>
      }
    >
      {isFailed && (
        <Notice tone="danger" isLive className="mb-5">
          {t('failed')}
        </Notice>
      )}
      <Select
        label={t('to')}
        value={String(place)}
        options={lists.map((list, at) => ({ value: String(at), label: list.name }))}
        onChange={({ currentTarget: { value } }) => setPlace(Number(value))}
      />
    </DialogFrame>
  );
}

import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { sendFile } from './media-upload.tsx';
import { uploadPath } from './media-view.ts';

/** Replaces the file of an item; pages show the new one at once. */
export function ReplaceFile({ id: mediumId }: { id: string }) {
  const t = useTranslations('media-library');
  const id = useId();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | undefined>(undefined);
  const [answer, setAnswer] = useState<{ problem: string | undefined } | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (!file) return;
    setBusy(true);
    const path = `${uploadPath}/file?${new URLSearchParams({ mediumId })}`;
    setAnswer({ problem: await sendFile(path, 'PUT', file, t('failed')) });
    setBusy(false);
    await revalidate();
  };
  return (
    <div className="grid gap-3">
      <FileDrop
        id={`${id}-file`}
        label={t('newFile')}
        hint={t('replaceHint')}
        onChange={(event) => setFile(event.currentTarget.files?.[0])}
      />
      <Button
        type="button"
        size="small"
        kind="secondary"
        disabled={!file}
        isLoading={isBusy}
        onClick={() => void send()}
        className="justify-self-start"
      >
        {t('replace')}
      </Button>
      <div aria-live="polite" className="empty:hidden">
        {answer && <Notice tone={answer.problem ? 'danger' : 'success'}>{answer.problem ?? t('replaced')}</Notice>}
      </div>
    </div>
  );
}

import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { longest } from '#modules/media-library/media-item.ts';
import { uploadPath } from './media-view.ts';

type Outcome = { readonly name: string; readonly problem: string | undefined };

type Props = { folders: readonly string[]; folder: string };

/** Uploads files, each by a request of its own. Refused files are named with the reason. */
export function MediaUpload({ folders, folder }: Props) {
  const t = useTranslations('media-library');
  const id = useId();
  const { revalidate } = useRevalidator();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [typed, setTyped] = useState(folder);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const upload = async () => {
    setBusy(true);
    const done: Outcome[] = [];
    for (const file of files) {
      const query = new URLSearchParams({ name: file.name.slice(0, longest.name), folder: typed.trim() });
      done.push({ name: file.name, problem: await sendFile(`${uploadPath}?${query}`, 'POST', file, t('failed')) });
      setOutcomes([...done]);
    }
    setBusy(false);
    setFiles([]);
    setRound(round + 1);
    await revalidate();
  };
  const refused = outcomes.filter(({ problem }) => problem !== undefined);
  const added = outcomes.length - refused.length;
  return (
    <div className="grid gap-3">
      <div className="grid items-start gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <FileDrop
          key={round}
          id={`${id}-files`}
          label={t('files')}
          hint={t('filesHint')}
          multiple
          accept="image/*,video/mp4,video/webm,application/pdf,.svg"
          onChange={(event) => setFiles([...(event.currentTarget.files ?? [])])}
        />
        <div className="grid gap-3">
          <TextField
            id={`${id}-folder`}
            size="small"
            label={t('field.folder')}
            hint={t('folderHint')}
            list={`${id}-folders`}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            maxLength={longest.folder}
            isOptional
          />
          <datalist id={`${id}-folders`}>
            {folders.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
          <Button
            type="button"
            size="small"
            disabled={files.length === 0}
            isLoading={isBusy}
            onClick={() => void upload()}
          >
            {t('upload')}
          </Button>
        </div>
      </div>
      <div aria-live="polite" className="grid gap-2 empty:hidden">
        {!isBusy && added > 0 && <Notice tone="success">{t('added', { count: added })}</Notice>}
        {refused.map(({ name, problem }) => (
          <Notice key={name} tone="danger" title={name}>
            {problem}
          </Notice>
        ))}
      </div>
    </div>
  );
}

/** Undefined if it was stored; otherwise the reason, in the visitor's language. */
export async function sendFile(path: string, method: string, file: File, failed: string): Promise<string | undefined> {
  try {
    const headers = {
      'content-type': 'application/octet-stream',
      // The API answers in the language of this header, not of the page's address.
      'accept-language': document.documentElement.lang,
    };
    const answer = await fetch(path, { method, body: file, headers });
    if (answer.ok) return undefined;
    const { title, errors } = (await answer.json()) as { title?: string; errors?: { message?: string }[] };
    return errors?.[0]?.message ?? title ?? failed;
  } catch {
    return failed;
  }
}

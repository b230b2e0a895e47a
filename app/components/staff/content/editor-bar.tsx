import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFetcher } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { EditorAnswer, EditorView } from './content-view.ts';
import { LiveLink } from './live-link.tsx';
import type { useAutosave } from './use-autosave.ts';

type Props = { view: EditorView; saving: ReturnType<typeof useAutosave> };

/**
 * The state of the text, publishing, and what somebody else changed meanwhile. In a column of the editor rather than a grid, the bar
 * stays in view.
 */
export function EditorBar({ view, saving }: Props) {
  const t = useTranslations('content-editor');
  const fetcher = useFetcher<EditorAnswer>();
  const [at, setAt] = useState('');
  const [asked, setAsked] = useState<number>();
  const { version, state, keepMine, giveUp, setVersion } = saving;
  const answered = fetcher.data;
  const note = useEffectEvent((next: number) => {
    setVersion(next);
    setAt('');
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- an answer comes from outside, and the next save needs its version
    if (answered?.version !== undefined) note(answered.version);
  }, [answered]);
  const send = (intent: string, more: Record<string, string> = {}) => {
    setAsked(version);
    void fetcher.submit({ intent, version: String(version), ...more }, { method: 'post' });
  };
  // An answer is about the version that was asked for. After the next save it is history.
  const { error, problems, conflict } = asked === version && answered ? answered : {};
  const clash =
    saving.conflict ?? conflict ?? (view.overtaken && { version, isLive: true, differences: view.overtaken });
  const failure = clash ? undefined : (error ?? saving.error);
  const isReady = state === 'saved' && fetcher.state === 'idle';
  const time = useMoment('time');
  return (
    <>
      <div className="z-sticky flex flex-wrap items-end gap-3 border border-line bg-paper p-3 min-[700px]:sticky min-[700px]:top-12">
        <output className="mr-auto block text-sm">
          <span className="font-semibold">{t(`state.${view.state}`)}</span>
          {view.publishAt && ` · ${time(new Date(view.publishAt))}`}
          {view.isInherited && ` · ${t('inherited')}`}
          {view.state === 'live' && view.isChanged && !view.isInherited && ` · ${t('changed')}`}
          <span className="block text-quiet">{t(`saving.${state}`)}</span>
        </output>
        {view.liveUrl !== undefined && <LiveLink url={view.liveUrl} />}
        <TextField
          size="small"
          type="datetime-local"
          label={t('publish.at')}
          value={at}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        {view.state === 'scheduled' && (
          <Button size="small" kind="secondary" disabled={!isReady} onClick={() => send('unschedule')}>
            {t('publish.unschedule')}
          </Button>
        )}
        <Button
          size="small"
          disabled={!isReady || version === 0}
          isLoading={fetcher.state !== 'idle'}
          onClick={() => send('publish', at === '' ? {} : { at })}
        >
          {t(at === '' ? 'publish.now' : 'publish.later')}
        </Button>
      </div>
      {view.stopped && (
        <Notice tone="warn" title={t('stopped.short')}>
          {t(`stopped.${view.stopped.reason}`, { time: time(new Date(view.stopped.at)) })}
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" title={failure}>
          {problems && (
            <ul className="list-disc pl-5 text-sm">
              {[...new Set(Object.values(problems))].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {clash && (
        <ConflictNotice
          title={clash.isLive ? t('overtaken') : (saving.error ?? error ?? '')}
          differences={clash.differences}
          onMine={() => keepMine(clash.version)}
          onTheirs={() => {
            // What is not saved is given up before the page is left.
            flushSync(giveUp);
            if (clash.isLive) send('takeLive');
            else window.location.reload();
          }}
        />
      )}
    </>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker, useFetcher } from 'react-router';
import type { EditorAnswer } from './content-view.ts';

const waitMs = 1200;

type Saving = 'saved' | 'waiting' | 'saving' | 'conflict' | 'failed';

/**
 * Saves the draft a moment after the last change, one save at a time, each based on the version of the one before. Who leaves
 * the page earlier waits for the save.
 */
export function useAutosave(data: unknown, firstVersion: number) {
  const fetcher = useFetcher<EditorAnswer>();
  const [version, setVersion] = useState(firstVersion);
  const [saved, setSaved] = useState(() => JSON.stringify(data));
  const [sent, setSent] = useState('');
  const text = JSON.stringify(data);
  const answer = fetcher.data;
  const { conflict, error } = answer ?? {};
  const isBusy = fetcher.state !== 'idle';
  const isStuck = conflict !== undefined || (error !== undefined && sent === text);
  const save = (more: Record<string, string> = {}, base = version) => {
    setSent(text);
    void fetcher.submit({ intent: 'save', version: String(base), data: text, ...more }, { method: 'post' });
  };
  const saveNow = useEffectEvent(() => save());
  const isSaved = text === saved;
  const blocker = useBlocker(!isSaved);
  const isLeaving = blocker.state === 'blocked';
  useEffect(() => {
    if (isSaved || isBusy || isStuck) return undefined;
    const timer = setTimeout(saveNow, isLeaving ? 0 : waitMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the text starts the wait anew
  }, [text, isSaved, isBusy, isStuck, isLeaving]);
  const read = useRef<EditorAnswer>(undefined);
  const note = useEffectEvent((next: EditorAnswer) => {
    if (next.version === undefined) return;
    setVersion(next.version);
    setSaved(sent);
  });
  useEffect(() => {
    if (!answer || answer === read.current) return;
    read.current = answer;
    note(answer);
  }, [answer]);
  const goOn = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    if (isSaved) blocker.proceed();
    // The notice tells why the page stays.
    else if (isStuck && !isBusy) blocker.reset();
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- looks again whenever one of these has changed
  useEffect(() => goOn(), [isLeaving, isSaved, isStuck, isBusy]);
  useEffect(() => {
    if (isSaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSaved]);
  const state: Saving = conflict ? 'conflict' : isBusy ? 'saving' : isSaved ? 'saved' : isStuck ? 'failed' : 'waiting';
  return {
    version,
    setVersion,
    state,
    error,
    conflict,
    problems: answer?.problems,
    /** Saves over another version, which the editor has seen. */
    keepMine: (over: number) => save({ overrides: 'true' }, over),
    /** Forgets what is not saved, so that nothing keeps the editor on the page. */
    giveUp: () => setSaved(text),
  };
}

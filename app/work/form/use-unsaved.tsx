import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { DialogFrame, useCloseDialog } from '#app/ui/dialog-frame.tsx';
import { useDialog } from '#app/ui/dialog-host.tsx';

/**
 * Asks for confirmation before the visitor leaves a form with unsaved input. `cameBack`: the form was refused, so it is
 * unsaved.
 */
export function useUnsaved(cameBack: boolean) {
  const [isDirty, setDirty] = useState(cameBack);
  // A submitted form navigates before the state is updated, so a ref is needed.
  const isSent = useRef(false);
  const dialog = useDialog();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSent.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    const props = { onLeave: blocker.proceed, onStay: blocker.reset };
    dialog.open({ component: LeaveQuestion, props, isDismissable: false, fullScreenBelow: 'never' });
  });
  useEffect(() => {
    if (blocker.state === 'blocked') ask();
  }, [blocker.state]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSent.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return {
    note: () => {
      isSent.current = false;
      setDirty(true);
    },
    forget: () => {
      isSent.current = true;
    },
  };
}

type Props = { onLeave: () => void; onStay: () => void };

function LeaveQuestion({ onLeave, onStay }: Props) {
  const t = useTranslations('work.form');
  const close = useCloseDialog();
  const answer = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <DialogFrame
      title={t('leaveTitle')}
      actions={
        <>
          <Button onClick={answer(onStay)}>{t('stay')}</Button>
          <Button kind="danger" onClick={answer(onLeave)}>
            {t('leave')}
          </Button>
        </>
      }
    >
      <p>{t('leaveText')}</p>
    </DialogFrame>
  );
}

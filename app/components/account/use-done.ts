import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isSettingsDone, type SettingsDone, settingsDone } from '#app/components/account/settings-intents.ts';
import { useSnackbar } from '#app/ui/snackbar.tsx';

/** The action that the page's address reports as done. With scripts it is announced once and removed from the address. */
export function useDone(): SettingsDone | undefined {
  const t = useTranslations('account.done');
  const notify = useSnackbar();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const text = query.get('done');
  const done = isSettingsDone(text) ? text : undefined;
  const tell = useEffectEvent((what: SettingsDone) => {
    notify(t(what), { tone: 'success' });
    void navigate(`?#${settingsDone[what]}`, { replace: true, preventScrollReset: true });
    // The form that had the focus was replaced by a new one, so the focus moves to its section.
    document.getElementById(settingsDone[what])?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (done) tell(done);
  }, [done]);
  return done;
}

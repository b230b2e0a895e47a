import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { DoneNotice } from '#app/components/account/done-notice.tsx';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { keepScroll } from './route-scroll.tsx';

/** The success message named in the address; with scripts it is shown once and removed from the address. */
export function useDone(words: Readonly<Record<string, string>>): ReactNode {
  const notify = useSnackbar();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const text = words[query.get('done') ?? ''];
  const tell = useEffectEvent(() => {
    if (text === undefined) return;
    notify(text, { tone: 'success' });
    const rest = new URLSearchParams(query);
    rest.delete('done');
    void navigate(`?${rest}`, { replace: true, state: keepScroll });
  });
  useEffect(() => {
    if (text !== undefined) tell();
  }, [text]);
  return text === undefined ? null : <DoneNotice text={text} />;
}

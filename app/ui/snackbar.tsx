import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { snackbarMs } from '#core/timings.ts';
import { cx } from './class-names.ts';
import { addNotice, type Notice, type Tone, withoutNotice } from './snackbar-list.ts';

type Show = (text: string, options?: Partial<Pick<Notice, 'tone' | 'durationMs' | 'action'>>) => void;

const SnackbarContext = createContext<Show | undefined>(undefined);

/** `const notify = useSnackbar(); notify(t('saved'), { tone: 'success' })`. */
export function useSnackbar(): Show {
  const show = useContext(SnackbarContext);
  if (!show) throw new Error('a snackbar was asked for outside of <SnackbarHost>');
  return show;
}

/** Wraps all pages once. Notices close automatically, but not while hovered or focused. */
export function SnackbarHost({ children }: { children: ReactNode }) {
  const t = useTranslations('ui');
  const [notices, setNotices] = useState<Notice[]>([]);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const lastId = useRef(0);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const show = useCallback<Show>((text, options) => {
    lastId.current += 1;
    const notice = { id: lastId.current, text, tone: 'neutral' as const, durationMs: snackbarMs, ...options };
    setNotices((list) => addNotice(list, notice));
  }, []);
  const close = useCallback((id: number) => {
    setNotices((list) => withoutNotice(list, id));
    // A removed notice fires neither a leave nor a blur event.
    setHovered(false);
    setFocused(false);
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus();
  }, []);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  return (
    <SnackbarContext value={show}>
      {children}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only waits while it is read */}
      <section
        ref={region}
        aria-label={t('notices')}
        aria-live="polite"
        aria-relevant="additions"
        // An open dialog hides everything else from screen readers; this attribute keeps notices accessible.
        data-react-aria-top-layer="true"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={enter}
        onBlur={leave}
        className="pointer-events-none fixed inset-x-0 bottom-0 z-snackbar flex flex-col items-center gap-2 p-4 sm:items-start sm:p-6"
      >
        {notices.map((notice) => (
          <Snackbar key={notice.id} notice={notice} isPaused={isHovered || isFocused} onClose={close} />
        ))}
      </section>
    </SnackbarContext>
  );
}

const icons: Record<Tone, ReactNode> = {
  neutral: null,
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-signal" />,
  danger: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-[#ff9d92]" />,
};

type SnackbarProps = { notice: Notice; isPaused: boolean; onClose: (id: number) => void };

function Snackbar({ notice: { id, text, tone, durationMs, action }, isPaused, onClose }: SnackbarProps) {
  const t = useTranslations('ui');
  useEffect(() => {
    if (isPaused || durationMs === 'until-closed') return undefined;
    const timer = setTimeout(() => onClose(id), durationMs);
    return () => clearTimeout(timer);
  }, [isPaused, durationMs, id, onClose]);
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={cx(
        'pointer-events-auto flex w-full animate-rise items-center gap-3 border border-ground/50 bg-ink py-2 pl-5 pr-2 text-ground shadow-overlay sm:w-auto sm:min-w-80 sm:max-w-xl',
        tone === 'success' && 'shadow-[inset_4px_0_0_var(--color-signal)]',
        tone === 'danger' && 'shadow-[inset_4px_0_0_#ff9d92]',
      )}
    >
      {icons[tone]}
      <p className="min-w-0 flex-1 py-2 wrap-anywhere">{text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onPress();
            onClose(id);
          }}
          className="min-h-11 shrink-0 px-3 font-display text-lg font-semibold text-signal underline underline-offset-4 hover:decoration-2"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t('close')}
        onClick={() => onClose(id)}
        className="grid size-11 shrink-0 place-items-center hover:bg-white/10"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

import {
  type ComponentType,
  createContext,
  createElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { DialogSize, FullScreenBelow } from './modal-surface.tsx';

/** What every dialog stands on. */
export const loadSurface = async () => ({ default: (await import('./modal-surface.tsx')).ModalSurface });

const ModalSurface = lazy(loadSurface);

type DialogRequest<Props extends object> = {
  /** Renders a `DialogFrame`. */
  component: ComponentType<Props>;
  props: Props;
  size?: DialogSize;
  /** `md` unless told: a phone shows it full-screen. */
  fullScreenBelow?: FullScreenBelow;
  /** False where an answer is needed: neither Escape nor a press outside closes it. */
  isDismissable?: boolean;
};

type DialogControl = {
  /** Another dialog that is open gives way. */
  open: <Props extends object>(request: DialogRequest<Props>) => void;
  close: () => void;
};

type Shown = {
  key: number;
  content: ReactElement;
  size: DialogSize;
  fullScreenBelow: FullScreenBelow;
  isDismissable: boolean;
};

const HostContext = createContext<DialogControl | undefined>(undefined);

/** A dialog is drawn far from whoever opens it, and speaks with the words that are known there. */
export function useDialog(): DialogControl {
  const host = useContext(HostContext);
  if (!host) throw new Error('a dialog was asked for outside of <DialogHost>');
  const locale = useLocale();
  const messages = useMessages();
  return useMemo<DialogControl>(
    () => ({
      close: host.close,
      open: ({ component, props, ...rest }) => {
        const content = createElement(component, props);
        const Worded = () => (
          <IntlProvider locale={locale} messages={messages} timeZone="UTC">
            {content}
          </IntlProvider>
        );
        host.open({ component: Worded, props: {}, ...rest });
      },
    }),
    [host, locale, messages],
  );
}

/** Stands once around the pages. One dialog at a time; going to another page closes it. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setOpen(false);
  }
  const control = useMemo<DialogControl>(
    () => ({
      open: (request) => {
        setShown((before) => shownFrom(request, (before?.key ?? 0) + 1));
        setOpen(true);
      },
      close: () => setOpen(false),
    }),
    [],
  );
  return (
    <HostContext value={control}>
      {children}
      {shown && (
        <Suspense>
          <ModalSurface
            isOpen={isOpen}
            onClose={control.close}
            shape={{ as: 'dialog', size: shown.size, fullScreenBelow: shown.fullScreenBelow }}
            contentKey={shown.key}
            isDismissable={shown.isDismissable}
          >
            {shown.content}
          </ModalSurface>
        </Suspense>
      )}
    </HostContext>
  );
}

function shownFrom<Props extends object>(request: DialogRequest<Props>, key: number): Shown {
  const { component, props, size = 'small', fullScreenBelow = 'md', isDismissable = true } = request;
  return { key, content: createElement(component, props), size, fullScreenBelow, isDismissable };
}

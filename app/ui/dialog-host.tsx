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

/** The base of every dialog, loaded on demand. */
export const loadSurface = async () => ({ default: (await import('./modal-surface.tsx')).ModalSurface });

const ModalSurface = lazy(loadSurface);

type DialogRequest<Props extends object> = {
  /** Renders a `DialogFrame`. */
  component: ComponentType<Props>;
  props: Props;
  size?: DialogSize;
  /** Default `md`: full-screen on phones. */
  fullScreenBelow?: FullScreenBelow;
  /** False if an answer is required: neither Escape nor a click outside closes it. */
  isDismissable?: boolean;
};

type DialogControl = {
  /** Closes another open dialog. */
  open: <Props extends object>(request: DialogRequest<Props>) => void;
  close: () => void;
};

type OpenDialog = {
  key: number;
  content: ReactElement;
  size: DialogSize;
  fullScreenBelow: FullScreenBelow;
  isDismissable: boolean;
};

const HostContext = createContext<DialogControl | undefined>(undefined);

/** A dialog renders in the host, so it has the host's messages, not those of its opener. */
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

/** Wraps all pages once. One dialog at a time; navigation closes it. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<OpenDialog>();
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

function shownFrom<Props extends object>(request: DialogRequest<Props>, key: number): OpenDialog {
  const { component, props, size = 'small', fullScreenBelow = 'md', isDismissable = true } = request;
  return { key, content: createElement(component, props), size, fullScreenBelow, isDismissable };
}

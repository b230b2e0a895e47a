import { Component, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type AbstractIntlMessages, IntlProvider, useMessages } from 'use-intl';

type Props = {
  title: string;
  /** The language of what is shown. */
  language: string;
  /** What blocks say by themselves, in that language. */
  texts: AbstractIntlMessages;
  /** Of the screen in pixels. A narrower column shows the page smaller, not with other breakpoints. */
  width: number;
  height?: string;
  /** The id of a block that is brought into view. */
  selected?: string | undefined;
  /** Absent: the content is only looked at. */
  onSelect?: (id: string) => void;
  children: ReactNode;
};

/**
 * Shows the page in a frame with a width of its own, so that its breakpoints are those of the chosen device. The frame has no
 * address: React renders into it, with the style sheets of this page.
 */
export function EditorCanvas({ title, language, texts, width, height = '75vh', selected, onSelect, children }: Props) {
  const messages = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [body, setBody] = useState<HTMLElement>();
  const fill = useEffectEvent(() => {
    const inner = frame.current?.contentDocument;
    if (!inner || inner.body === body) return;
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
      inner.head.append(inner.importNode(sheet, true));
    inner.documentElement.lang = language;
    inner.documentElement.className = document.documentElement.className;
    inner.title = title;
    setBody(inner.body);
  });
  useEffect(() => {
    fill();
    // Some browsers replace the first document of a frame a moment later.
    const [own, again] = [frame.current, () => fill()];
    own?.addEventListener('load', again);
    return () => own?.removeEventListener('load', again);
  }, []);
  useEffect(() => {
    const block = selected === undefined ? null : body?.querySelector(`[data-block="${selected}"]`);
    const inner = frame.current?.contentWindow;
    if (!block || !inner) return;
    const { top, bottom } = block.getBoundingClientRect();
    // Only the frame scrolls. A block that can be seen in part stays where it was clicked.
    if (top > inner.innerHeight || bottom < 0) inner.scrollBy({ top: top - inner.innerHeight / 4 });
  }, [body, selected]);
  useEffect(() => {
    const column = room.current;
    if (!column) return undefined;
    const observer = new ResizeObserver(() => setScale(Math.min(1, column.clientWidth / width)));
    observer.observe(column);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={room} className="min-w-0 overflow-clip border border-line bg-paper" style={{ height }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it has no address: the editor draws into it */}
      <iframe
        ref={frame}
        title={title}
        className="mx-auto block origin-top-left bg-ground"
        style={{ width, height: `calc(${height} / ${scale})`, transform: `scale(${scale})` }}
      >
        {body &&
          createPortal(
            // Clicks choose a block instead of following its links.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the list of blocks does the same by keyboard
            <main
              aria-label={title}
              onClickCapture={(event) => {
                event.preventDefault();
                event.stopPropagation();
                const id = (event.target as Element).closest('[data-block]')?.getAttribute('data-block');
                if (id) onSelect?.(id);
              }}
              onSubmitCapture={(event) => event.preventDefault()}
            >
              <IntlProvider locale={language} messages={{ ...messages, ...texts }} timeZone="UTC">
                <div inert={!onSelect}>{children}</div>
              </IntlProvider>
            </main>,
            body,
          )}
      </iframe>
    </div>
  );
}

type GuardProps = { of: unknown; words: string; children: ReactNode };

/** An unfinished block must not take the page with it. It is tried again after each change. */
export class BlockGuard extends Component<GuardProps, { failed: unknown }> {
  override state = { failed: undefined as unknown };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidUpdate(before: GuardProps) {
    // oxlint-disable-next-line react/no-did-update-set-state -- once for each other block
    if (this.state.failed !== undefined && before.of !== this.props.of) this.setState({ failed: undefined });
  }
  override render() {
    if (this.state.failed === undefined) return this.props.children;
    return <p className="m-4 border border-dashed border-danger p-4 text-danger">{this.props.words}</p>;
  }
}

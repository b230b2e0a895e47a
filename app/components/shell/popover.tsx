import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useOpened } from '#app/ui/use-opened.ts';
import { closeAt } from './close-at.ts';
import { useHover } from './use-hover.ts';

type Props = {
  summary: ReactNode;
  summaryClass: string;
  /** For screen readers, instead of the visible content, which must then be hidden from them. */
  summaryLabel?: string;
  panelClass: string;
  /** Only one popover of a group is open at a time. */
  group: string;
  opensOnHover?: boolean;
  /** Less than the content, rendered until the popover is first opened. */
  instead?: ReactNode;
  children: ReactNode;
};

/**
 * A native disclosure that behaves like a menu: it works without scripts; with scripts it also closes on Escape, on
 * outside clicks and on navigation, and can open on hover.
 */
export function Popover({
  summary,
  summaryClass,
  summaryLabel,
  panelClass,
  group,
  opensOnHover = false,
  instead,
  children,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hasOpened } = useHover(details, opensOnHover);
  const opening = useOpened(details, instead === undefined);
  const { key } = useLocation();

  useEffect(() => closeAt(details.current, key), [key]);

  useEffect(() => {
    const element = details.current;
    const close = () => element?.removeAttribute('open');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element?.open) return;
      const hadFocus = element.contains(document.activeElement);
      close();
      if (hadFocus) element.querySelector('summary')?.focus();
    };
    const onPress = (event: Event) => {
      if (element?.open && !element.contains(event.target as Node)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
    };
  }, []);

  return (
    <details
      ref={details}
      name={group}
      className="group"
      onToggle={opening.noteOpening}
      onPointerEnter={opensOnHover ? opening.noteOpening : undefined}
    >
      <summary
        className={`cursor-pointer list-none select-none border-b-2 border-transparent hover:border-ink group-open:border-ink [&::-webkit-details-marker]:hidden ${summaryClass}`}
        onClick={(event) => {
          opening.noteOpening();
          if (event.detail > 0 && hasOpened()) event.preventDefault();
        }}
      >
        {summaryLabel !== undefined && <span className="sr-only">{summaryLabel}</span>}
        {summary}
      </summary>
      <div className={`absolute z-30 ${panelClass}`}>{opening.hasOpened ? children : instead}</div>
    </details>
  );
}

import { type ReactNode, useRef, useState } from 'react';
import { useOpened } from '#app/ui/use-opened.ts';

type Props = {
  opensAtFirst: boolean;
  className: string;
  summary: ReactNode;
  summaryClass: string;
  /** Shown while the content is missing: without scripts. */
  instead: ReactNode;
  children: ReactNode;
};

/** Native details whose content is rendered when they are first opened: hundreds of hidden values would delay a page. */
export function Unfolding({ opensAtFirst, className, summary, summaryClass, instead, children }: Props) {
  // Only the initial state: a group must not close when its last value is removed.
  const [isOpenAtFirst] = useState(opensAtFirst);
  const details = useRef<HTMLDetailsElement>(null);
  const { hasOpened, noteOpening } = useOpened(details, opensAtFirst);
  return (
    <details ref={details} open={isOpenAtFirst} onToggle={noteOpening} className={className}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard clicks a summary, too */}
      <summary onClick={noteOpening} className={summaryClass}>
        {summary}
      </summary>
      {hasOpened ? children : instead}
    </details>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';

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
  const [isFilled, setFilled] = useState(opensAtFirst);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before scripts ran.
  useEffect(() => {
    if (details.current?.open) setFilled(true);
  }, []);
  return (
    <details ref={details} open={isOpenAtFirst} onToggle={() => setFilled(true)} className={className}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard clicks a summary, too */}
      <summary onClick={() => setFilled(true)} className={summaryClass}>
        {summary}
      </summary>
      {isFilled ? children : instead}
    </details>
  );
}

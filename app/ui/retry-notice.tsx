import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = {
  /** What the button says. */
  retry: string;
  onRetry: () => void;
  children: ReactNode;
};

/** Something could not be loaded, and may be asked for once more. */
export function RetryNotice({ retry, onRetry, children }: Props) {
  return (
    <Notice
      tone="danger"
      isLive
      actions={
        <Button size="small" kind="secondary" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

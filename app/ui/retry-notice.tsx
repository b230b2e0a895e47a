import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = {
  /** Label of the button. */
  retry: string;
  onRetry: () => void;
  children: ReactNode;
};

/** A loading error with a retry button. */
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

import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { StepHeading } from './step-heading.tsx';

type Props = { title: string; text: string; children?: ReactNode };

/** Tells the visitor to continue with the link in an e-mail. */
export function MailSent({ title, text, children }: Props) {
  return (
    <output className="block">
      <MailCheck aria-hidden="true" className="mb-6 size-10" strokeWidth={1.5} />
      <StepHeading title={title} intro={text} takesFocus />
      <div className="grid gap-6 border-t border-line pt-6">{children}</div>
    </output>
  );
}

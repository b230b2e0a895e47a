import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StepHeading } from './step-heading.tsx';

/** Shown for an e-mail link that has expired or was used before. */
export function DeadLink({ text, children }: { text?: string; children: ReactNode }) {
  const t = useTranslations('login.link');
  return (
    <>
      <Unlink aria-hidden="true" className="mb-6 size-10" strokeWidth={1.5} />
      <StepHeading title={t('title')} intro={[t('text'), text].filter(Boolean).join(' ')} takesFocus />
      <p className="flex flex-wrap gap-3">{children}</p>
    </>
  );
}

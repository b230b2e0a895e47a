import { Check, CircleDashed, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TextLink } from '#app/ui/text-link.tsx';
import type { ConnectionView, StepView } from './punchout-view.ts';

const icons: Record<StepView['state'], ReactNode> = {
  works: <Check aria-hidden="true" className="size-4.5 shrink-0 text-success" />,
  fails: <X aria-hidden="true" className="size-4.5 shrink-0 text-danger" />,
  open: <CircleDashed aria-hidden="true" className="size-4.5 shrink-0 text-quiet" />,
};

type Props = { connection: ConnectionView; hrefOf: (documentId: string) => string };

/** What works in a connection, and why something does not. */
export function Checklist({ connection: { obstacles, steps }, hrefOf }: Props) {
  const t = useTranslations('punchout');
  return (
    <ul className="grid gap-1.5 text-sm">
      {obstacles.map((obstacle) => (
        <li key={obstacle} className="flex gap-2 text-danger">
          {icons.fails}
          {t(`obstacle.${obstacle}`)}
        </li>
      ))}
      {steps.map(({ step, state, reason, documentId, isTrial }) => (
        <li key={step} className="flex gap-2">
          {icons[state]}
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{t(`step.${step}`)}</span>
            {': '}
            {documentId ? <TextLink to={hrefOf(documentId)}>{t(`state.${state}`)}</TextLink> : t(`state.${state}`)}
            {isTrial && <span className="text-quiet"> {t('trial.only')}</span>}
            {reason !== '' && <span className="block text-danger">{reason}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

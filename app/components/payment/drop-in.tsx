import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Spinner } from '#app/ui/spinner.tsx';
import type { DropInProps } from './props.ts';

const dropIns = {
  simulator: lazy(async () => ({ default: (await import('./simulator-drop-in.tsx')).SimulatorDropIn })),
  adyen: lazy(async () => ({ default: (await import('./adyen-drop-in.tsx')).AdyenDropIn })),
};

/** The payment fields of the provider, loaded on demand. */
export function DropIn(props: DropInProps) {
  const t = useTranslations('payment');
  const Provider = dropIns[props.provider];
  return (
    <Suspense fallback={<Spinner label={t('loading')} className="py-8" />}>
      <Provider key={props.sessionId} {...props} />
    </Suspense>
  );
}

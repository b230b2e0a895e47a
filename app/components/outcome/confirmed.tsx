import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { localStore } from '#app/browser-store.ts';
import { remember } from '#app/components/checkout/remembered.ts';
import { HeldNotes } from '#app/components/proof/held-notes.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { readBrowserConsent } from '#app/components/tracking/browser-consent.ts';
import { track } from '#app/components/tracking/track.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { mayUse } from '#modules/tracking/consent-rules.ts';
import { OutcomeFrame } from './outcome-frame.tsx';
import type { OrderOutcome } from './outcome-view.ts';
import { WhatNow } from './what-now.tsx';

const strong = (words: ReactNode) => <strong className="text-ink">{words}</strong>;

/** The confirmation of a placed order. */
export function Confirmed({ order }: { order: OrderOutcome }) {
  const t = useTranslations('outcome.confirmed');
  const { href } = useShop();
  const { orderNo, email, remembered, tracked, servicePoint, summary, conformityHref, statusHref, isMaintained } =
    order;
  useEffect(() => {
    if (remembered) remember(localStore, mayUse('storedDelivery', readBrowserConsent()), remembered);
  }, [remembered]);
  useEffect(() => {
    if (tracked) track({ name: 'purchase', order: tracked });
  }, [tracked]);
  const isLate = summary.rows.some(({ later }) => later !== undefined);
  const steps = [
    t('mail', { email }),
    t('packing'),
    ...(isLate ? [t('later')] : []),
    t(servicePoint ? 'fetch' : 'door'),
  ];
  return (
    <OutcomeFrame
      order={order}
      stage="ordered"
      tone="success"
      title={t('title')}
      text={t.rich('text', { orderNo, strong })}
      actions={
        <>
          <ButtonLink to={href('home')}>{t('on')}</ButtonLink>
          <ButtonLink to={statusHref} kind="secondary">
            {t('follow')}
          </ButtonLink>
          <ButtonLink to={conformityHref} reloadDocument kind="secondary">
            {t('conformity')}
          </ButtonLink>
        </>
      }
    >
      {isMaintained && <Notice className="mb-8">{t('maintained')}</Notice>}
      <HeldNotes held={order.held} />
      <WhatNow steps={steps} />
    </OutcomeFrame>
  );
}

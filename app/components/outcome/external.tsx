import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import type { OrderOutcome } from './outcome-view.ts';
import { WhatNow } from './what-now.tsx';

const lookAgainMs = 3000;

/** An order that is paid outside the shop: payment instructions, or a page that waits for the bank's answer. */
export function External({ order }: { order: OrderOutcome }) {
  return order.isWaiting ? <Waiting order={order} /> : <Instructions order={order} />;
}

function Instructions({ order }: { order: OrderOutcome }) {
  const t = useTranslations('outcome.external');
  const { href } = useShop();
  const { orderNo, email } = order;
  return (
    <OutcomeFrame
      order={order}
      stage="ordered"
      tone="success"
      title={t('title')}
      text={t('text', { orderNo })}
      actions={<ButtonLink to={href('home')}>{t('on')}</ButtonLink>}
    >
      <WhatNow steps={[t('invoice', { email }), t('reference', { orderNo }), t('packing')]} />
    </OutcomeFrame>
  );
}

/** Reloads itself until the bank has answered; then the loader redirects to the result. */
function Waiting({ order }: { order: OrderOutcome }) {
  const t = useTranslations('outcome.waiting');
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = window.setInterval(() => void revalidate(), lookAgainMs);
    return () => window.clearInterval(timer);
  }, [revalidate]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <OutcomeFrame
        order={order}
        stage="waiting"
        tone="busy"
        title={t('title')}
        text={t('text')}
        actions={
          order.payHref !== undefined && (
            <ButtonLink to={order.payHref} kind="secondary">
              {t('pay')}
            </ButtonLink>
          )
        }
      />
    </>
  );
}

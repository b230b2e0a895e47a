import { useTranslations } from 'use-intl';
import { HeldNotes } from '#app/components/proof/held-notes.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import type { OrderOutcome } from './outcome-view.ts';
import { WhatNow } from './what-now.tsx';

/** An order that waits for an approver or for the bank. */
export function Pending({ order }: { order: OrderOutcome }) {
  const t = useTranslations('outcome');
  const word = order.kind === 'approval' ? 'approval' : 'bank';
  const { href } = useShop();
  const { orderNo, email, deciders } = order;
  const count = deciders.length === 1 ? 'one' : 'several';
  const first = deciders.length > 0 ? t(`approval.${count}`, { names: deciders.join(', ') }) : t(`${word}.first`);
  return (
    <OutcomeFrame
      order={order}
      stage="waiting"
      tone="waiting"
      title={t(`${word}.title`)}
      text={t(`${word}.text`, { orderNo })}
      actions={<ButtonLink to={href('home')}>{t(`${word}.on`)}</ButtonLink>}
    >
      <HeldNotes held={order.held} />
      <WhatNow steps={[first, t(`${word}.second`, { email })]} />
    </OutcomeFrame>
  );
}

import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { StaffOrder } from './staff-order.ts';

type Props = { order: StaffOrder };

/** Buttons for the next steps in the warehouse. Refusing the remaining goods needs a second click. */
export function OrderMoves({ order }: Props) {
  const t = useTranslations('fulfilment.move');
  const { moves, returns } = order;
  const staff = useTranslations('order-page.staff');
  const { href } = useShop();
  const asked = returns.find(({ state }) => state === 'asked');
  if (moves.length === 0 && asked)
    return <TextLink to={href('staffReturn', { id: asked.id })}>{staff('decide')}</TextLink>;
  if (moves.length === 0) return <p className="text-sm text-quiet">{t('none')}</p>;
  const usual = moves.filter((move) => move !== 'deny-rest');
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      {usual.length > 0 && (
        <MoveForm order={order}>
          {usual.map((move, index) => (
            <MoveButton
              key={move}
              order={order}
              move={move}
              kind={index === 0 ? 'primary' : 'secondary'}
              text={t(move)}
            />
          ))}
        </MoveForm>
      )}
      {moves.includes('deny-rest') && (
        <Disclosure label={t('deny-rest')} className="open:basis-full">
          <p className="mb-3 max-w-prose">{t('denyText')}</p>
          <MoveForm order={order}>
            <MoveButton order={order} move="deny-rest" kind="danger" text={t('denyNow')} />
          </MoveForm>
        </Disclosure>
      )}
    </div>
  );
}

function MoveForm({ order: { id, messageId }, children }: Props & { children: ReactNode }) {
  return (
    <Form method="post" action="?" preventScrollReset className="flex flex-wrap gap-3">
      <input type="hidden" name="orderId" value={id} />
      <input type="hidden" name="messageId" value={messageId} />
      {children}
    </Form>
  );
}

type ButtonProps = Props & {
  move: StaffOrder['moves'][number];
  kind: 'primary' | 'secondary' | 'danger';
  text: string;
};

function MoveButton({ order: { orderNo }, move, kind, text }: ButtonProps) {
  const isLoading = useNavigation().formData?.get('move') === move;
  const label = `${text}: ${orderNo}`;
  return (
    <Button type="submit" name="move" value={move} kind={kind} size="small" isLoading={isLoading} aria-label={label}>
      {text}
    </Button>
  );
}

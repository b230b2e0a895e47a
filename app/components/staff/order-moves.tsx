import { Form, useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { StaffOrder } from '#app/routes/staff/load-orders.server.ts';
import { Button } from '#app/ui/button.tsx';

/** What the warehouse could do next, a button each. */
export function OrderMoves({ order: { id, orderNo, moves, messageId } }: { order: StaffOrder }) {
  const t = useTranslations('fulfilment.move');
  const { search } = useLocation();
  const going = useNavigation().formData?.get('move');
  if (moves.length === 0) return <p className="mt-5 text-quiet">{t('none')}</p>;
  return (
    <Form method="post" action={search || '?'} preventScrollReset className="mt-5 flex flex-wrap gap-3">
      <input type="hidden" name="orderId" value={id} />
      <input type="hidden" name="messageId" value={messageId} />
      {moves.map((move, index) => (
        <Button
          key={move}
          type="submit"
          name="move"
          value={move}
          kind={move === 'deny-rest' ? 'danger' : index === 0 ? 'primary' : 'secondary'}
          size="small"
          isLoading={going === move}
          aria-label={`${t(move)}: ${orderNo}`}
        >
          {t(move)}
        </Button>
      ))}
    </Form>
  );
}

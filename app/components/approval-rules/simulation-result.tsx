import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { SimulationView } from './rule-view.ts';

/** The orders of the last twelve months that a rule would have stopped. */
export function SimulationResult({ simulation }: { simulation: SimulationView }) {
  const t = useTranslations('approval-rules');
  const { href } = useShop();
  const dayOf = useMoment('day');
  const { orders, allOrders, stopped, stoppedAnyway, list } = simulation;
  return (
    <DetailSection title={t('simulation.title')}>
      <output className="block text-lg font-semibold">{t('simulation.stopped', { stopped, orders })}</output>
      {allOrders > orders && <p className="mt-1 text-quiet">{t('simulation.latest', { orders, allOrders })}</p>}
      {stoppedAnyway > 0 && <p className="mt-1 text-quiet">{t('simulation.anyway', { count: stoppedAnyway })}</p>}
      {list.length > 0 && (
        <Table caption={t('simulation.list')} className="mt-4">
          <thead>
            <tr>
              <HeaderCell>{t('simulation.order')}</HeaderCell>
              <HeaderCell className="max-md:hidden">{t('simulation.day')}</HeaderCell>
              <HeaderCell>{t('simulation.buyer')}</HeaderCell>
              <HeaderCell isNumber>{t('simulation.total')}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {list.map(({ orderId, orderNo, at, buyer, total }) => (
              <tr key={orderId}>
                <Cell>
                  <TextLink to={href('companyOrder', { orderId })}>{orderNo}</TextLink>
                  <span className="block text-sm text-quiet md:hidden">{dayOf(at)}</span>
                </Cell>
                <Cell className="max-md:hidden">{dayOf(at)}</Cell>
                <Cell>{buyer}</Cell>
                <Cell isNumber className="whitespace-nowrap">
                  {total}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </DetailSection>
  );
}

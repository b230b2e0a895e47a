import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '#app/components/account/card.tsx';
import { useDay } from '#app/components/product/use-day.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { type ReportView, replaceIntent, type WornView } from './report-view.ts';

type Props = { report: ReportView; problem: string | undefined };

/**
 * Garments near their maximum number of washes: one click adds the replacement to the cart. Garments with an ordered
 * replacement are listed below.
 */
export function ReplaceProposals({ report: { proposals, ordered, mayAdd }, problem }: Props) {
  const t = useTranslations('garment.report.replace');
  const dayOf = useDay();
  const { formData } = useNavigation();
  const sent = formData?.getAll('garment') ?? [];
  const sold = proposals.filter(({ replacementSize }) => replacementSize !== undefined);
  if (proposals.length + ordered.length === 0) return null;
  return (
    <Card title={t('title')}>
      <p className="mt-3 max-w-prose">{t('intro')}</p>
      {problem && <Notice tone="danger" title={problem} className="mt-4" isLive />}
      <ul className="mt-4">
        {proposals.map(({ replacementSize, ...garment }) => (
          <Worn key={garment.id} garment={garment}>
            {replacementSize === undefined && <p className="text-sm text-quiet">{t('notSold')}</p>}
            {mayAdd && replacementSize !== undefined && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value={replaceIntent} />
                <input type="hidden" name="garment" value={garment.id} />
                <Button
                  type="submit"
                  kind="secondary"
                  size="small"
                  isLoading={sent.length === 1 && sent[0] === garment.id}
                  icon={<ShoppingCart aria-hidden="true" className="size-4.5" />}
                >
                  {t('add', { size: replacementSize })}
                  <span className="sr-only">{` ${garment.name}, ${garment.wearer}`}</span>
                </Button>
              </Form>
            )}
          </Worn>
        ))}
      </ul>
      {mayAdd && sold.length > 1 && (
        <Form method="post" preventScrollReset className="mt-4 border-t border-line pt-4">
          <input type="hidden" name="intent" value={replaceIntent} />
          {sold.map(({ id }) => (
            <input key={id} type="hidden" name="garment" value={id} />
          ))}
          <Button type="submit" isLoading={sent.length > 1}>
            {t('addAll', { count: sold.length })}
          </Button>
        </Form>
      )}
      {ordered.length > 0 && (
        <>
          <h3 className="mt-8 text-lg font-semibold">{t('onItsWay')}</h3>
          <ul className="mt-3">
            {ordered.map(({ day, orderNo, ...garment }) => (
              <Worn key={garment.id} garment={garment}>
                <p className="text-sm text-quiet">{t('ordered', { day: dayOf(day), number: orderNo })}</p>
              </Worn>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Worn({ garment, children }: { garment: WornView; children: ReactNode }) {
  const page = useTranslations('garment.page');
  const { href } = useShop();
  const { id, name, colour, size, wearer, department, washes, maxWashes } = garment;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">
          <TextLink to={href('garment', { id })}>{name}</TextLink>
        </p>
        <p className="text-sm text-quiet">
          {[[colour, size].filter(Boolean).join(', '), wearer, department].filter(Boolean).join(' · ')}
        </p>
        <p className={washes >= maxWashes ? 'text-sm font-semibold text-danger' : 'text-sm'}>
          {`${page('washes')}: ${page('washesOf', { washes, limit: maxWashes })}`}
        </p>
      </div>
      {children}
    </li>
  );
}

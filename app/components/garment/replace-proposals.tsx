import { ShoppingCart } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '#app/components/account/card.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { type ReportView, replaceIntent } from './report-view.ts';

type Props = { report: ReportView; problem: string | undefined };

/** Garments that come to the end of their washes. One click puts the replacement into the cart. */
export function ReplaceProposals({ report: { proposals, mayAdd }, problem }: Props) {
  const t = useTranslations('garment.report.replace');
  const page = useTranslations('garment.page');
  const { href } = useShop();
  const { formData } = useNavigation();
  const sent = formData?.getAll('garment') ?? [];
  const sold = proposals.filter(({ replacementSize }) => replacementSize !== undefined);
  if (proposals.length === 0) return null;
  return (
    <Card title={t('title')}>
      <p className="mt-3 max-w-prose">{t('intro')}</p>
      {problem && <Notice tone="danger" title={problem} className="mt-4" isLive />}
      <ul className="mt-4">
        {proposals.map(({ id, name, colour, size, wearer, department, washes, maxWashes, replacementSize }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
          >
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
            {replacementSize === undefined && <p className="text-sm text-quiet">{t('notSold')}</p>}
            {mayAdd && replacementSize !== undefined && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value={replaceIntent} />
                <input type="hidden" name="garment" value={id} />
                <Button
                  type="submit"
                  kind="secondary"
                  size="small"
                  isLoading={sent.length === 1 && sent[0] === id}
                  icon={<ShoppingCart aria-hidden="true" className="size-4.5" />}
                >
                  {t('add', { size: replacementSize })}
                  <span className="sr-only">{` ${name}, ${wearer}`}</span>
                </Button>
              </Form>
            )}
          </li>
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
    </Card>
  );
}

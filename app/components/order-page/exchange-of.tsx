import { useTranslations } from 'use-intl';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { LinkedOrder } from './order-page-view.ts';

type Props = { order: LinkedOrder; className?: string };

/** Shown on a replacement order: the order it replaces goods of, and that it is free. */
export function ExchangeOf({ order: { orderNo, href }, className }: Props) {
  const t = useTranslations('order-page');
  return (
    <Notice title={t('returns.mark')} {...(className && { className })}>
      <p>{t('returns.exchangeOf', { orderNo })}</p>
      {href && <TextLink to={href}>{t('title', { orderNo })}</TextLink>}
    </Notice>
  );
}

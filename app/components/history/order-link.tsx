import { PageLink } from '#app/components/shell/page-link.tsx';
import { cx } from '#app/ui/class-names.ts';

type Props = { href: string; text: string; className?: string };

/** Link from a delivery or an invoice to its order. */
export const OrderLink = ({ href, text, className }: Props) => (
  <PageLink href={href} className={cx('underline decoration-1 underline-offset-4 hover:decoration-2', className)}>
    {text}
  </PageLink>
);

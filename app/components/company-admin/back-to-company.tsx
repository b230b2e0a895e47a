import { ChevronLeft } from 'lucide-react';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';

/** From a page about a part of a company to the company itself. */
export function BackToCompany({ company: { id, name } }: { company: { readonly id: number; readonly name: string } }) {
  const { href } = useShop();
  return (
    <PageLink
      href={href('administrateCompany', { customer_id: String(id) })}
      className="my-4 -ml-1 inline-flex min-h-6 items-center gap-1 text-quiet hover:text-ink hover:underline"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {name}
    </PageLink>
  );
}

import { useShop } from '#app/components/shell/use-shop.ts';
import { BackLink } from '#app/work/back-link.tsx';

/** From a page about a part of a company to the company itself. */
export function BackToCompany({ company: { id, name } }: { company: { readonly id: number; readonly name: string } }) {
  const { href } = useShop();
  return <BackLink href={href('administrateCompany', { customer_id: String(id) })} text={name} className="my-4" />;
}

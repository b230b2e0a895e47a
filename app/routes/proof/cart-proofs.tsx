import { useTranslations } from 'use-intl';
import { ProofList } from '#app/components/proof/proof-list.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { BackLink } from '#app/work/back-link.tsx';
import { cartProofsPath } from '#modules/document/document-paths.ts';
import { readCartProofs } from '#modules/proof-sheet/read-cart-proofs.server.ts';
import type { Route } from './+types/cart-proofs.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return {
    entries: await readCartProofs(context.get(shopContext), visit),
    pdfHref: cartProofsPath(visit.language),
  };
}

/** The proofs of the services in the cart. */
export default function CartProofs({ loaderData: { entries, pdfHref } }: Route.ComponentProps) {
  const t = useTranslations('proof');
  const { href } = useShop();
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <BackLink href={href('checkout')} text={t('back')} className="mb-3" />
      <PageHeading title={t('title')} intro={entries.length > 0 && t('intro')} />
      <ProofList entries={entries} pdfHref={pdfHref} />
    </>
  );
}

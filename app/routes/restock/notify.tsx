import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RestockAnswer } from '#app/components/restock/restock-answer.ts';
import { RestockForm } from '#app/components/restock/restock-form.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { readLooking } from '#app/routes/product/read-looking.server.ts';
import { readVisibleStock } from '#app/routes/product/read-visible-stock.server.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { findProduct } from '#modules/assortment/find-product.server.ts';
import type { Route } from './+types/notify.ts';
import { askFromForm } from './ask-from-form.server.ts';

/** Sizes of a product that are out of stock, by colour. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { viewer } = await readLooking(shop, visit, request);
  const detail = await findProduct(shop, visit, viewer, params);
  if (!detail?.isSellable) throw notFound();
  const levels = await readVisibleStock(shop, detail);
  const there = new Set(levels.filter(({ onHandValue }) => onHandValue > 0).map(({ sku }) => sku));
  const choices = detail.colours.flatMap(({ name, sizes }) =>
    sizes.filter(({ sku }) => !there.has(sku)).map(({ sku, code }) => ({ value: sku, label: `${name}, ${code}` })),
  );
  const asked = url.searchParams.get('sku');
  return { name: detail.name, choices, sku: choices.find(({ value }) => value === asked)?.value };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const { answer, status } = await askFromForm({
    shop: context.get(shopContext),
    visit: context.get(visitContext),
    form,
  });
  return data<RestockAnswer>(answer, { status });
}

/** The form as a page, for use without scripts and for links. */
export default function Notify({ loaderData: { name, choices, sku }, actionData, params }: Route.ComponentProps) {
  const t = useTranslations('restock');
  const { href } = useShop();
  const product = href('product', { uniqueName: params.uniqueName });
  return (
    <>
      <title>{`${t('title')}: ${name} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={t('title')} intro={<PageLink href={product}>{name}</PageLink>} className="mb-8" />
      <div className="grid max-w-2xl gap-6">
        {choices.length > 0 || actionData ? (
          <RestockForm
            href={href('productNotify', { uniqueName: params.uniqueName })}
            sku={sku}
            choices={choices}
            told={actionData}
          />
        ) : (
          <Notice>{t('allThere')}</Notice>
        )}
        <p>
          <PageLink href={product} className="underline underline-offset-4">
            {t('back')}
          </PageLink>
        </p>
      </div>
    </>
  );
}

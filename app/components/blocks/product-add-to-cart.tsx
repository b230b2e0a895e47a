import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { PageWidth } from '#app/ui/page-width.tsx';
import { productOfSku } from '#modules/content/product-of-sku.ts';
import { Arrow } from './action.tsx';
import type { BlockProps } from './block.ts';
import { ContentAnchor } from './content-anchor.tsx';
import type { ProductTeaser } from './product-teaser.ts';
import { ProductTeaserCard } from './product-teaser-card.tsx';
import { sectionTitle } from './section-head.tsx';
import { useSurroundings } from './surroundings.ts';

/** A product that is put into the cart without leaving for its page. Unknown products show nothing. */
export function ProductAddToCart({
  attributes: { heading, sku, text, button },
}: BlockProps<'shop/product-add-to-cart'>) {
  const [product] = useSurroundings().products[productOfSku(sku)] ?? [];
  if (!product) return null;
  return (
    <section className="border-y border-line bg-paper py-14 md:py-20">
      <PageWidth className="grid items-center gap-10 md:grid-cols-[minmax(0,22rem)_1fr]">
        <ProductTeaserCard product={product} />
        <div>
          {heading && <h2 className={sectionTitle}>{heading}</h2>}
          {text && <p className="mt-4 max-w-xl text-lg leading-relaxed text-pretty">{text}</p>}
          {product.buy ? (
            <BuyForm sku={sku} href={product.href} buy={product.buy} button={button} />
          ) : (
            <ContentAnchor
              link={{ url: product.href }}
              className="group mt-6 inline-flex min-h-12 items-center gap-3 bg-ink px-6 py-2.5 font-semibold text-paper hover:bg-signal hover:text-ink"
            >
              {button}
              <Arrow />
            </ContentAnchor>
          )}
        </div>
      </PageWidth>
    </section>
  );
}

type FormProps = { sku: string; href: string; buy: NonNullable<ProductTeaser['buy']>; button: string };

/** The product's own form with one pack; the answer is the cart, or the product's page if something is wrong. */
function BuyForm({ sku, href, buy: { packSize, sizes }, button }: FormProps) {
  const t = useTranslations('content.buy');
  const named = sizes.length === 1 ? sizes[0] : sizes.find((size) => size.sku === sku);
  return (
    <form method="post" action={href} className="mt-6 flex flex-wrap items-end gap-3">
      <input type="hidden" name="context" value="All" />
      <input type="hidden" name="quantity" value={packSize} />
      {named ? (
        <input type="hidden" name="sku" value={named.sku} />
      ) : (
        <Select
          name="sku"
          label={t('size')}
          options={sizes.map(({ sku: value, code }) => ({ value, label: code }))}
          className="w-40"
        />
      )}
      <Button type="submit">{button}</Button>
    </form>
  );
}

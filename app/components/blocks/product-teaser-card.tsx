import { PageLink } from '#app/components/shell/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { imageWidths } from '#modules/media/image-widths.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';
import type { ProductTeaser } from './product-teaser.ts';

const cardWidths = imageWidths.filter((width) => width <= 750);

export function ProductTeaserCard({ product }: { product: ProductTeaser }) {
  const { href, name, picture, priceText, beforeText, priceNote, pack, note, badge } = product;
  return (
    <PageLink href={href} className="group block">
      <span className="relative block overflow-hidden bg-[#f4f2ee]">
        <Picture
          address={(width) => pictureUrl(picture.path, picture.version, width)}
          widths={cardWidths}
          alt={picture.alt}
          width={1200}
          height={1500}
          sizes="(min-width: 1648px) 18vw, (min-width: 992px) 22vw, (min-width: 768px) 29vw, 62vw"
          className="w-full transition-transform duration-500 group-hover:scale-[1.04] motion-reduce:transform-none"
        />
        {badge && (
          <span className="absolute left-0 top-3 bg-signal px-2.5 py-1 text-xs font-semibold text-ink">{badge}</span>
        )}
      </span>
      <span className="mt-4 block font-semibold leading-snug underline-offset-4 group-hover:underline">{name}</span>
      {note && <span className="mt-1 block text-sm text-quiet">{note}</span>}
      <span className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-semibold tabular-nums">{priceText}</span>
        {beforeText && <s className="text-sm tabular-nums text-quiet">{beforeText}</s>}
        {priceNote && <span className="text-xs text-quiet">{priceNote}</span>}
      </span>
      {pack && <span className="block text-sm text-quiet tabular-nums">{pack}</span>}
    </PageLink>
  );
}

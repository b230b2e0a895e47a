import { Picture } from '#app/ui/picture.tsx';
import { imageWidths } from '#modules/media/image-widths.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';
import type { ColourView, PictureView } from './card-view.ts';

const cardWidths = imageWidths.filter((width) => width <= 750);

type Props = {
  colour: ColourView;
  sizes: string;
  isFirst?: boolean;
  /** Whether somebody has pointed at the card: only then is its other picture fetched. */
  wasPointedAt: boolean;
};

/** A product in a colour; under a pointer or with the focus, its other side. */
export function CardPicture({ colour: { picture, otherPicture }, sizes, isFirst = false, wasPointedAt }: Props) {
  return (
    <span className="relative block overflow-hidden bg-[#f4f2ee]">
      <ProductPicture picture={picture} sizes={sizes} isFirst={isFirst} className="w-full" />
      {wasPointedAt && otherPicture && (
        <ProductPicture
          picture={otherPicture}
          sizes={sizes}
          className="absolute inset-0 h-full w-full opacity-0 transition-opacity duration-300 group-focus-within/card:opacity-100 group-hover/card:opacity-100"
        />
      )}
    </span>
  );
}

type PictureProps = { picture: PictureView; sizes: string; isFirst?: boolean; className: string };

export function ProductPicture({ picture, sizes, isFirst = false, className }: PictureProps) {
  return (
    <Picture
      address={(width) => pictureUrl(picture.path, picture.version, width)}
      widths={cardWidths}
      alt={picture.alt}
      width={1200}
      height={1500}
      sizes={sizes}
      first={isFirst}
      className={className}
    />
  );
}

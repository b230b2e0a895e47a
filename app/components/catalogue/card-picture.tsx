import { Picture } from '#app/ui/picture.tsx';
import { imageWidths } from '#modules/media/image-widths.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';
import type { ColourView, PictureView } from './card-view.ts';

const cardWidths = imageWidths.filter((width) => width <= 750);

type Props = {
  /** Name of the product. */
  name: string;
  colour: ColourView;
  sizes: string;
  isFirst?: boolean;
  /** The second picture loads only after the first hover. */
  wasPointedAt: boolean;
};

/** A product in a colour; on hover or focus, its other side. */
export function CardPicture({ name, colour, sizes, isFirst = false, wasPointedAt }: Props) {
  const { picture, otherPicture } = colour;
  return (
    <span className="relative block overflow-hidden bg-[#f4f2ee]">
      <ProductPicture picture={picture} alt={altOf(name, colour)} sizes={sizes} isFirst={isFirst} className="w-full" />
      {wasPointedAt && otherPicture && (
        <ProductPicture
          picture={otherPicture}
          alt=""
          sizes={sizes}
          // Until it has loaded, the front is visible through it.
          colour="transparent"
          className="absolute inset-0 h-full w-full opacity-0 transition-opacity duration-300 group-focus-within/card:opacity-100 group-hover/card:opacity-100"
        />
      )}
    </span>
  );
}

/** Alternative text: the product and its colour. */
export const altOf = (name: string, colour: Pick<ColourView, 'name'>): string =>
  colour.name === '' ? name : `${name}, ${colour.name}`;

type PictureProps = {
  picture: PictureView;
  alt: string;
  sizes: string;
  isFirst?: boolean;
  colour?: string;
  className: string;
};

export function ProductPicture({ picture, alt, sizes, isFirst = false, colour, className }: PictureProps) {
  return (
    <Picture
      address={(width) => pictureUrl(picture.path, picture.version, width)}
      widths={cardWidths}
      alt={alt}
      width={1200}
      height={1500}
      sizes={sizes}
      first={isFirst}
      {...(colour !== undefined && { colour })}
      className={className}
    />
  );
}

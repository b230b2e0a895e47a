import type { CSSProperties } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import type { ContentPicture, ContentScene } from '#modules/content/content-parts.ts';
import { imageWidths, pageImageWidths } from '#modules/media/image-widths.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';
import { altOf, positionOf } from './picture-facts.ts';
import { useSurroundings } from './surroundings.ts';

type ImageProps = { picture: ContentPicture; sizes: string; className?: string; isFirst?: boolean };

/** A picture of a document; a missing picture is left out. */
export function ContentImage({ picture, sizes, className, isFirst = false }: ImageProps) {
  const { path, width, height } = picture;
  const version = useSurroundings().pictures[path];
  if (version === undefined) return null;
  return (
    <Picture
      address={(wanted) => pictureUrl(path, version, wanted)}
      widths={imageWidths}
      alt={altOf(picture)}
      width={width}
      height={height}
      sizes={sizes}
      first={isFirst}
      position={positionOf(picture)}
      {...(className !== undefined && { className })}
    />
  );
}

type SceneProps = { scene: ContentScene; sizes: string; className?: string; isFirst?: boolean };

const ground = { dark: '#20262b', light: '#cdd3d3' };

/** A scene in the crop for the screen: tall on upright phones, wide elsewhere. */
export function SceneImage({ scene: { wide, tall, tone }, sizes, className = '', isFirst = false }: SceneProps) {
  const { pictures } = useSurroundings();
  const [wideVersion, tallVersion] = [pictures[wide.path], pictures[tall.path]];
  if (wideVersion === undefined) return null;
  const positions = [positionOf(wide), positionOf(tallVersion === undefined ? wide : tall)];
  const isPlaced = positions.some((position) => position !== undefined);
  return (
    <picture style={isPlaced ? ({ '--tall-position': positions[1] ?? '50% 50%' } as CSSProperties) : undefined}>
      {tallVersion !== undefined && (
        <source
          media="(max-width: 767px) and (orientation: portrait)"
          sizes="100vw"
          srcSet={pageImageWidths
            .filter((width) => width <= tall.width)
            .map((width) => `${pictureUrl(tall.path, tallVersion, width)} ${width}w`)
            .join(', ')}
        />
      )}
      <Picture
        address={(width) => pictureUrl(wide.path, wideVersion, width)}
        widths={pageImageWidths}
        alt={altOf(wide)}
        width={wide.width}
        height={wide.height}
        sizes={sizes}
        first={isFirst}
        colour={ground[tone]}
        position={positions[0]}
        // The position of the wide crop is an inline style, which only an important rule replaces.
        className={isPlaced ? `${className} max-md:portrait:object-(--tall-position)!` : className}
      />
    </picture>
  );
}

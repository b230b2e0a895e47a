import { widestRaster } from '#modules/media/image-widths.ts';
import { useSecondTry } from './use-second-try.ts';

type PictureProps<Width extends number> = {
  /** The address of the picture at one of the widths. */
  address: (width: Width) => string;
  widths: readonly Width[];
  /** What it shows, in the visitor's language; empty where it only decorates. */
  alt: string;
  /** Its proportions, so that its room is kept before it is there. */
  width: number;
  height: number;
  /** How wide it is shown, as in `(min-width: 768px) 25vw, 50vw`. */
  sizes: string;
  /** How many pixels wide it is by nature, where that is known: more are not offered. */
  sourceWidth?: number;
  /** The largest picture of the first screen: fetched at once and before others. All others wait until they come near. */
  first?: boolean;
  /** Shown until the picture is there: its ground or its main colour. */
  colour?: string;
  className?: string;
};

/** For programs that know no source set: readers of feeds, link previews. */
const usual = 1080;

/** A picture in as many pixels as the screen needs; the server chooses the format. */
export function Picture<Width extends number>({
  address,
  widths,
  alt,
  width,
  height,
  sizes,
  sourceWidth = widestRaster,
  first = false,
  colour = '#f4f2ee',
  className = '',
}: PictureProps<Width>) {
  const [narrowest, ...wider] = widths.toSorted((a, b) => a - b);
  const offered = narrowest === undefined ? [] : [narrowest, ...wider.filter((one) => one <= sourceWidth)];
  const fallback = offered.findLast((one) => one <= usual) ?? narrowest;
  const image = useSecondTry();
  return (
    <img
      ref={image}
      // Before the addresses: a browser begins to fetch as soon as it has one.
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
      sizes={sizes}
      srcSet={offered.map((one) => `${address(one)} ${one}w`).join(', ')}
      src={fallback === undefined ? undefined : address(fallback)}
      alt={alt}
      width={width}
      height={height}
      // Contained: a picture of other proportions than was said is not stretched.
      className={`h-auto max-w-full object-contain ${className}`.trim()}
      style={{ aspectRatio: `${width} / ${height}`, backgroundColor: colour }}
    />
  );
}

import { widestRaster } from '#modules/media/image-widths.ts';
import { useSecondTry } from './use-second-try.ts';

type PictureProps<Width extends number> = {
  /** The address of the picture at a width. */
  address: (width: Width) => string;
  widths: readonly Width[];
  /** Alternative text in the visitor's language; empty if decorative. */
  alt: string;
  /** Proportions, to reserve space before it loads. */
  width: number;
  height: number;
  /** Displayed width, as in `(min-width: 768px) 25vw, 50vw`. */
  sizes: string;
  /** Natural width in pixels, if known; larger widths are not offered. */
  sourceWidth?: number;
  /** The largest picture of the first screen: loaded eagerly with priority. All others load lazily. */
  first?: boolean;
  /** Background or main colour, shown until the picture has loaded. */
  colour?: string;
  /** The point that stays visible when the picture is cropped, as in `30% 50%`. */
  position?: string | undefined;
  className?: string;
};

/** For programs without srcset support: feed readers, link previews. */
const usual = 1080;

/** A responsive picture; the server chooses the format. */
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
  position,
  className = '',
}: PictureProps<Width>) {
  const [narrowest, ...wider] = widths.toSorted((a, b) => a - b);
  const offered = narrowest === undefined ? [] : [narrowest, ...wider.filter((one) => one <= sourceWidth)];
  const fallback = offered.findLast((one) => one <= usual) ?? narrowest;
  const image = useSecondTry();
  return (
    <img
      ref={image}
      // Before the addresses, because a browser starts to load as soon as it has one.
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
      sizes={sizes}
      srcSet={offered.map((one) => `${address(one)} ${one}w`).join(', ')}
      src={fallback === undefined ? undefined : address(fallback)}
      alt={alt}
      width={width}
      height={height}
      // Contained, so that a picture with other proportions is not stretched.
      className={`h-auto max-w-full object-contain ${className}`.trim()}
      style={{ aspectRatio: `${width} / ${height}`, backgroundColor: colour, objectPosition: position }}
    />
  );
}

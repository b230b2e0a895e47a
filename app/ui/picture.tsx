type PictureProps<Width extends number> = {
  /** The address of the picture at one of the widths. */
  address: (width: Width) => string;
  widths: readonly Width[];
  alt: string;
  /** The picture's own proportions, so that its room is kept before it is there. */
  width: number;
  height: number;
  /** How wide it is shown, as in `(min-width: 768px) 25vw, 50vw`. */
  sizes: string;
  /** The largest picture of the first screen: fetched at once and before others. All others wait until they come near. */
  first?: boolean;
  /** Shown until the picture is there: its ground or its main colour. */
  colour?: string;
  className?: string;
};

/** A picture in as many pixels as the screen needs; the server chooses the format. */
export function Picture<Width extends number>({
  address,
  widths,
  alt,
  width,
  height,
  sizes,
  first = false,
  colour = '#f4f2ee',
  className = '',
}: PictureProps<Width>) {
  const sorted = widths.toSorted((a, b) => a - b);
  const fallback = sorted.find((one) => one >= width) ?? sorted.at(-1);
  return (
    <img
      // Before the addresses: a browser begins to fetch as soon as it has one.
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
      sizes={sizes}
      srcSet={sorted.map((one) => `${address(one)} ${one}w`).join(', ')}
      src={fallback === undefined ? undefined : address(fallback)}
      alt={alt}
      width={width}
      height={height}
      className={`h-auto max-w-full ${className}`.trim()}
      style={{ aspectRatio: `${width} / ${height}`, backgroundColor: colour }}
    />
  );
}

/** Thinner lines tear in embroidery and peel off in print. */
const thinnestMm = 0.8;

/** The thinnest line of a logo at a width; `thinnest` is its share of the width. */
export const thinnestAt = ({ thinnest }: { readonly thinnest: number }, widthMm: number): number =>
  Math.round(thinnest * widthMm * 10) / 10;

export const isTooThin = (logo: { readonly thinnest: number }, widthMm: number): boolean =>
  thinnestAt(logo, widthMm) < thinnestMm;

export const defaultImageQuality = 75;

/** Two widths for cards, then those for pages. */
export const imageWidths = [223, 446, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** The largest width that is rendered; wider requests get this one. */
export const widestRaster = 2400;

export type ImageWidth = (typeof imageWidths)[number];

/** Default width of product pictures. */
export const defaultImageWidth: ImageWidth = 223;

export const pageImageWidths: readonly ImageWidth[] = imageWidths.filter((width) => width >= 640);

export const isImageWidth = (width: number): width is ImageWidth => imageWidths.some((one) => one === width);

export const defaultImageQuality = 75;

/** Two widths for cards, then those of a page. */
export const imageWidths = [223, 446, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

export const pageImageWidths: readonly number[] = imageWidths.filter((width) => width >= 640);

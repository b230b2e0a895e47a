import type { ContentPicture } from '#modules/content/content-parts.ts';

/** The alternative text that readers get: none for decoration. */
export const altOf = ({ alt, isDecorative }: Pick<ContentPicture, 'alt' | 'isDecorative'>): string =>
  isDecorative ? '' : alt;

/** The point that stays visible where the picture is cropped, as in CSS; undefined if none was chosen. */
export const positionOf = ({ focal }: Pick<ContentPicture, 'focal'>): string | undefined =>
  focal && `${Math.round(focal.x * 100)}% ${Math.round(focal.y * 100)}%`;

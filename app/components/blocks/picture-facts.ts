import type { ContentPicture } from '#modules/content/content-parts.ts';

type Facts = Pick<ContentPicture, 'alt' | 'isDecorative' | 'focal'>;

/** The alternative text that readers get: none for decoration. */
export const altOf = ({ alt, isDecorative }: Facts): string => (isDecorative ? '' : alt);

/** The point that stays visible where the picture is cropped, as in CSS; undefined if none was chosen. */
export const positionOf = ({ focal }: Facts): string | undefined =>
  focal && `${Math.round(focal.x * 100)}% ${Math.round(focal.y * 100)}%`;

import type { Language } from '#core/locale.ts';
import type { Alts, FocalPoint, MediaKind } from '#modules/media-library/media-item.ts';

/** An item of the media library, as a row and as a page. */
export type MediaView = {
  readonly id: string;
  readonly name: string;
  readonly folder: string;
  readonly kind: MediaKind;
  readonly path: string;
  readonly megabytes: number;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly focal: FocalPoint;
  readonly alts: Alts;
  readonly isDecorative: boolean;
  readonly version: number;
  /** Of the file; undefined if it is missing. */
  readonly fileVersion: string | undefined;
  /** Languages without an alternative text. */
  readonly missing: readonly Language[];
  readonly day: string;
};

/** The address of uploads; each is one request with the file as its body. */
export const uploadPath = '/api/content/media-library';

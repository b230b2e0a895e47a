/**
 * Origin of pictures. `version` is a short hash of the content, known without rendering; `load` returns JPEG, PNG, WebP
 * or SVG.
 */
export type PictureSource = { find(path: string): Promise<FoundPicture | undefined> };

export type FoundPicture = { version: string; load(): Promise<Uint8Array> };

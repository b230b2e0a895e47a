/**
 * Where pictures come from. `version` is a short hash of the content, known without making the picture;
 * `load` gives the picture as anybody made it: JPEG, PNG, WebP or SVG.
 */
export type PictureSource = { find(path: string): Promise<FoundPicture | undefined> };

export type FoundPicture = { version: string; load(): Promise<Uint8Array> };

import type { ContentPicture, ContentScene } from '#modules/content/content-parts.ts';
import type { PictureVersions } from '#modules/content/picture-paths.ts';
import type { LinkChoice } from './content-view.ts';

/** What the fields of a form need, at any depth. */
export type FieldSettings = {
  /** By path. */
  problems: Readonly<Record<string, string>>;
  scenes: readonly ContentScene[];
  /** The latest pictures of the library. */
  media: readonly ContentPicture[];
  /** Versions of the pictures, for showing them. */
  pictures: PictureVersions;
  /** The language of the text: the library offers only what has an alternative text in it. */
  language: string;
  sizeGroups: readonly { value: string; label: string }[];
  /** Places that links can lead to. */
  links: readonly LinkChoice[];
  /** A picture was found that is not among them. */
  onFound: (path: string, version: string) => void;
};

export type NamedFieldProps = { label: string; id: string; isOptional: boolean; error: string | undefined };

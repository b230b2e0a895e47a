import { FileText, Film } from 'lucide-react';
import { pictureUrl } from '#modules/media/picture-address.ts';
import type { MediaView } from './media-view.ts';

/** A small picture, or the sign of a film or document. */
export function MediaThumb({ row: { kind, path, fileVersion, focal } }: { row: MediaView }) {
  const frame = 'grid size-14 shrink-0 place-items-center overflow-hidden border border-line bg-sunken';
  if (kind !== 'picture' || fileVersion === undefined)
    return (
      <span className={frame}>{kind === 'film' ? <Film aria-hidden="true" /> : <FileText aria-hidden="true" />}</span>
    );
  return (
    <span className={frame}>
      <img
        src={pictureUrl(path, fileVersion, 223)}
        alt=""
        loading="lazy"
        className="size-full object-cover"
        style={{ objectPosition: `${focal.x * 100}% ${focal.y * 100}%` }}
      />
    </span>
  );
}

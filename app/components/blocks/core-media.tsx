import { Download } from 'lucide-react';
import { useState } from 'react';
import type { BlockProps } from './block.ts';
import { ContentAnchor } from './content-anchor.tsx';
import { ContentImage } from './content-image.tsx';
import { MissingFilm } from './missing-film.tsx';
import { numbered } from './numbered.ts';
import { useSurroundings } from './surroundings.ts';

export function Pullquote({ attributes: { text, citation } }: BlockProps<'core/pullquote'>) {
  return (
    <figure className="my-12 border-y border-ink py-10 text-center">
      <blockquote className="font-display text-4xl font-bold leading-[1.02] text-balance md:text-5xl">
        {text}
      </blockquote>
      {citation && <figcaption className="mt-4 text-quiet">{citation}</figcaption>}
    </figure>
  );
}

/** Wide tables scroll sideways within the page. */
export function Table({ attributes: { caption, head, rows } }: BlockProps<'core/table'>) {
  return (
    <div className="my-8 overflow-x-auto">
      <table className="w-full min-w-max border-y border-ink text-left">
        {caption && <caption className="mb-3 text-left text-sm text-quiet">{caption}</caption>}
        {head && head.length > 0 && (
          <thead>
            <tr className="border-b border-ink">
              {numbered(head).map(({ key, part }) => (
                <th key={key} scope="col" className="py-3 pr-6 font-semibold">
                  {part}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {numbered(rows).map(({ key, part: cells }) => (
            <tr key={key} className="border-b border-line last:border-0">
              {numbered(cells).map(({ key: cell, part }) => (
                <td key={cell} className="py-3 pr-6 align-top">
                  {part}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function File({ attributes: { text, link, note } }: BlockProps<'core/file'>) {
  return (
    <p className="my-6 flex items-center gap-4 border border-line bg-paper p-5">
      <Download aria-hidden="true" className="size-6 shrink-0" />
      <span className="min-w-0">
        <ContentAnchor link={link} className="font-semibold underline underline-offset-4">
          {text}
        </ContentAnchor>
        {note && <span className="block text-sm text-quiet">{note}</span>}
      </span>
    </p>
  );
}

export function Gallery({ attributes: { pictures, caption } }: BlockProps<'core/gallery'>) {
  return (
    <figure className="my-12">
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4">
        {numbered(pictures).map(({ key, part }) => (
          <li key={key} className="bg-sunken">
            <ContentImage
              picture={part}
              sizes="(min-width: 768px) 33vw, 50vw"
              className="aspect-4/3! w-full object-cover"
            />
          </li>
        ))}
      </ul>
      {caption && <figcaption className="mt-3 text-sm text-quiet">{caption}</figcaption>}
    </figure>
  );
}

/** A film of the shop. Nothing is loaded before it is played; only the editor looks whether it is there. */
export function Video({ attributes: { file, title, caption } }: BlockProps<'core/video'>) {
  const { missingFilm } = useSurroundings();
  const [failed, setFailed] = useState<string>();
  if (missingFilm !== undefined && (file === '' || failed === file))
    return <MissingFilm title={title} words={missingFilm} />;
  return (
    <figure className="my-12">
      <video
        controls
        preload={missingFilm === undefined ? 'none' : 'metadata'}
        aria-label={title}
        // The example of a new block has no film.
        src={file || undefined}
        onError={() => setFailed(file)}
        className="aspect-video w-full bg-ink"
      >
        <track kind="captions" />
      </video>
      {caption && <figcaption className="mt-3 text-sm text-quiet">{caption}</figcaption>}
    </figure>
  );
}

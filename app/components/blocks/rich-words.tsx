import { Fragment } from 'react';
import type { RichText } from '#modules/content/content-parts.ts';
import { ContentAnchor } from './content-anchor.tsx';
import { numbered } from './numbered.ts';

/** Text with links and emphasis as React elements: nothing in it is parsed as HTML. */
export function RichWords({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return numbered(text).map(({ key, part }) => {
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>;
    const words = part.strong ? <strong className="font-semibold">{part.text}</strong> : part.text;
    if (!part.link) return <Fragment key={key}>{words}</Fragment>;
    return (
      <ContentAnchor key={key} link={part.link} className="underline decoration-1 underline-offset-4 hover:bg-signal">
        {words}
      </ContentAnchor>
    );
  });
}

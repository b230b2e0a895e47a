import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ContentBlock } from '#modules/content/block-schema.ts';
import { ContentAnchor } from './content-anchor.tsx';

type Props = { blocks: readonly ContentBlock[]; isSticky: boolean; children: ReactNode };

/** A menu of the headings that have an anchor, beside the page's blocks. Without such headings only the blocks. */
export function PageMenu({ blocks, isSticky, children }: Props) {
  const t = useTranslations('content.menu');
  const entries = blocks.flatMap(({ name, attributes: { text, anchor } }) =>
    name === 'core/heading' && typeof text === 'string' && typeof anchor === 'string' ? [{ text, anchor }] : [],
  );
  if (entries.length === 0) return children;
  return (
    <div className="lg:grid lg:grid-cols-[minmax(14rem,1fr)_3fr]">
      <nav
        aria-label={t('label')}
        className={`self-start px-5 pb-8 md:px-10 xl:pl-16 ${isSticky ? 'lg:sticky lg:top-28' : ''}`}
      >
        <ul className="border-l-4 border-signal pl-5">
          {entries.map(({ text, anchor }) => (
            <li key={anchor}>
              <ContentAnchor
                link={{ url: `#${anchor}` }}
                className="inline-block py-1.5 underline-offset-4 hover:underline"
              >
                {text}
              </ContentAnchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

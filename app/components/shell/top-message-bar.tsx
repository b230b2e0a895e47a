import type { TopMessage } from '#modules/content/general-schema.ts';
import { PageLink } from './page-link.tsx';
import { useContentHref, useIsOpen } from './use-content-href.ts';

/** A message above the page. Its height is known in advance: 54 pixels, 90 on phones if it has a link. */
export function TopMessageBar({ message }: { message: TopMessage }) {
  const { text } = message;
  const hrefOf = useContentHref();
  const isOpen = useIsOpen();
  const link = message.link && isOpen(message.link.link) ? message.link : undefined;
  return (
    <section
      data-top-message
      aria-labelledby="top-message"
      className={`flex flex-col items-center justify-center gap-x-3 overflow-hidden bg-ink px-5 text-center text-sm text-ground md:h-[54px] md:flex-row ${link ? 'h-[90px]' : 'h-[54px]'}`}
    >
      <p id="top-message" className="line-clamp-2">
        {text}
      </p>
      {link && (
        <PageLink href={hrefOf(link.link)} className="font-semibold underline underline-offset-4">
          {link.text}
        </PageLink>
      )}
    </section>
  );
}

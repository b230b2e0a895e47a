import type { ComponentProps } from 'react';
import { useLinkClickHandler } from 'react-router';
import { withLanguage } from '#app/components/shell/page-link.tsx';
import { keepScroll } from '#app/components/shell/route-scroll.tsx';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { href: string };

/** A link to another state of the same list: the scroll position stays, only the results change. */
export function ListLink({ href, children, ...rest }: Props) {
  const follow = useLinkClickHandler(withLanguage(href), { state: keepScroll });
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

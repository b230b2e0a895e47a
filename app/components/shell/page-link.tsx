import type { ComponentProps } from 'react';
import { followed } from './use-follow.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /**
   * The router prefetches modules for one example link of each kind, because hundreds of links would be too many
   * requests.
   */
  isExample?: boolean;
};

/** A link inside the shop, or to another site if it does not begin with a slash. */
export function PageLink({ href, isExample = false, children, ...rest }: Props) {
  const isInside = href.startsWith('/');
  return (
    <a {...rest} {...(isInside && followed)} href={href} data-discover={isInside && isExample ? 'true' : undefined}>
      {children}
    </a>
  );
}

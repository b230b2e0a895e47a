import type { ComponentProps } from 'react';
import { followedInPlace } from '#app/components/shell/use-follow.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { href: string };

/** A link to another state of the same list: the scroll position stays, only the results change. */
export const ListLink = ({ href, children, ...rest }: Props) => (
  <a {...rest} {...followedInPlace} href={href}>
    {children}
  </a>
);

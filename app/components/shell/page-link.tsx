import type { ComponentProps } from 'react';
import { useLinkClickHandler } from 'react-router';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /**
   * The router prefetches modules for one example link of each kind, because hundreds of links would be too many
   * requests.
   */
  isExample?: boolean;
};

/**
 * A link inside the shop. Its address is plain, for search engines and use without scripts; navigation adds the
 * language parameter.
 */
export function PageLink({ href, onClick, isExample = false, children, ...rest }: Props) {
  const follow = useLinkClickHandler(withLanguage(href));
  const isInside = href.startsWith('/');
  return (
    <a
      {...rest}
      href={href}
      data-discover={isInside && isExample ? 'true' : undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && isInside) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** The language is the first segment of every page's path. */
export function withLanguage(href: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  const language = /^\/([a-z]{2})(?:\/|$)/.exec(pathname)?.[1];
  const query = new URLSearchParams(search);
  if (language !== undefined) query.set('lang', language);
  return { pathname, search: query.size > 0 ? `?${query}` : '', hash };
}

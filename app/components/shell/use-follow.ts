import type { MouseEvent } from 'react';
import { createPath, useNavigate } from 'react-router';
import { keepScroll } from './route-scroll.tsx';
import { withLanguage } from './with-language.ts';

/** Marks a link for `useFollow`. */
export const followed = { 'data-page': 'new' } as const;

/** The same for another state of a page: the scroll position stays. */
export const followedInPlace = { 'data-page': 'same' } as const;

/**
 * Follows the marked links of the whole document. One handler instead of one for each of hundreds of links, which would take time at each
 * rendering and hydration.
 */
export function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-page]') : null;
    if (!link || event.defaultPrevented || !opensHere(event, link)) return;
    event.preventDefault();
    const to = withLanguage(link.getAttribute('href') ?? '');
    const isCurrent = createPath(to) === createPath(location);
    const state = link.dataset['page'] === followedInPlace['data-page'] ? keepScroll : undefined;
    void navigate(to, { replace: isCurrent, state });
  };
}

const opensHere = (event: MouseEvent, { target }: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  (target === '' || target === '_self');

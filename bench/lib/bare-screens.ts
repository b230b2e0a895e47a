import { createElement as h } from 'react';
import { Links, Meta, Outlet, Scripts, useLoaderData } from 'react-router';

// A page of React Router with a given number of elements, rendered as in its template: /?nodes=1200. It has no data, texts or links of its
// own, so it is the least that a page of this size costs.
const nodesOfCard = 4;
const nodesOfDocument = 9;

export const Document = () =>
  h(
    'html',
    { lang: 'en' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, 'Bare'), h(Meta), h(Links)),
    h('body', null, h('main', null, h('ul', null, h(Outlet))), h(Scripts)),
  );

const Card = ({ name }: { name: string }) =>
  h(
    'li',
    { className: 'grid gap-2 p-4 text-sm' },
    h('a', { className: 'font-medium underline', href: `/products/${name}` }, h('span', null, name)),
    h('p', { className: 'text-muted' }, 'Six sizes'),
  );

export function Cards() {
  const { cards } = useLoaderData<{ cards: number }>();
  return Array.from({ length: cards }, (_, at) => h(Card, { key: at, name: `jacket-${at}` }));
}

export const cardsOf = (nodes: number) => Math.round((nodes - nodesOfDocument) / nodesOfCard);

import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { longestListName } from '#modules/favourites/favourites.ts';
import type { FavouritesView, ListProblem } from './favourites-view.ts';

/** The visitor's lists, a form for a new one, and an undo for a removed one. */
export function ListNav({ view, problem }: { view: FavouritesView; problem: ListProblem | undefined }) {
  const t = useTranslations('favourites.lists');
  const { href } = useShop();
  const { lists, chosen, removed, mayHaveLists } = view;
  if (!mayHaveLists) return null;
  const fields = typedFields(problem?.intent === 'create' ? problem : undefined, (name) => `create-${name}`);
  const page = href('myFavorites');
  const links = [
    { id: undefined, name: t('default'), href: page, isCurrent: chosen.kind === 'default' },
    ...lists.map(({ id, name }) => ({
      id,
      name,
      href: `${page}?list=${id}`,
      isCurrent: chosen.kind === 'named' && chosen.id === id,
    })),
  ];
  return (
    <>
      {removed && (
        <Notice
          className="mt-6"
          isLive
          actions={
            <Form method="post" action={page}>
              <input type="hidden" name="list" value={removed.id} />
              <Button type="submit" name="intent" value="restore" size="small" kind="secondary">
                {t('undo')}
              </Button>
            </Form>
          }
        >
          {t('removed', { name: removed.name })}
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap items-start gap-x-6 gap-y-2">
        <nav aria-label={t('label')} className="min-w-0">
          <ul className="flex flex-wrap gap-2">
            {links.map(({ id, name, href: to, isCurrent }) => (
              <li key={id ?? 'default'} className="min-w-0">
                <PageLink
                  href={to}
                  aria-current={isCurrent ? 'page' : undefined}
                  className="flex min-h-11 max-w-72 items-center border border-line bg-paper px-4 font-medium hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground"
                >
                  <span className="truncate">{name}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <Disclosure label={t('new')} isOpen={problem?.intent === 'create'}>
          <Form method="post" action={page} className="flex max-w-md flex-wrap items-end gap-3 pb-2">
            <input type="hidden" name="intent" value="create" />
            <TextField
              {...fields.text('name')}
              label={t('name')}
              maxLength={longestListName}
              required
              autoComplete="off"
              className="min-w-56 flex-1"
            />
            <Button type="submit">{t('create')}</Button>
          </Form>
        </Disclosure>
      </div>
    </>
  );
}

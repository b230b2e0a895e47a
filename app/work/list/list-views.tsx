import { BookmarkPlus, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { Form, Link, useFetcher, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { longest, type SavedView } from '#modules/views/view.ts';
import type { Preset } from './list-parts.ts';
import { isSameView } from './list-query.ts';
import { overAt, problemFor, type ViewRefused } from './view-refusal.ts';
import { viewsAnswerPath } from './views-answer.ts';

type Props = {
  name: string | undefined;
  views: readonly SavedView[];
  presets: readonly Preset[];
  allText: string | undefined;
};

const tab =
  'inline-flex h-9 items-center gap-1.5 border-b-2 border-transparent px-1 text-sm whitespace-nowrap text-quiet hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink';

/** The views of a list: unfiltered, predefined and saved ones. */
export function ListViews({ name, views, presets, allText }: Props) {
  const t = useTranslations('work.list');
  const { search } = useLocation();
  const isHere = (query: string) => (isSameView(query, search) ? 'page' : undefined);
  const known = [{ text: allText ?? t('all'), query: '' }, ...presets];
  const isKnown = [...known, ...views].some(({ query }) => isHere(query));
  const own = views.find((view) => view.isOwn && isHere(view.query));
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-5 border-b border-line">
      <nav aria-label={t('views')} className="min-w-0 overflow-x-auto">
        <ul className="flex gap-x-5">
          {known.map(({ text, query }) => (
            <li key={query}>
              <Link to={`?${query}`} aria-current={isHere(query)} className={tab}>
                {text}
              </Link>
            </li>
          ))}
          {views.map(({ id, name: text, query, isShared }) => (
            <li key={id}>
              <Link to={`?${query}`} aria-current={isHere(query)} className={tab}>
                {text}
                {isShared && <Users aria-label={t('shared')} className="size-3.5" />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {own && <RemoveView view={own} />}
      {name !== undefined && !isKnown && <SaveView list={name} query={search} />}
    </div>
  );
}

/** The form to save the current filters as a view. A refusal is shown at the field, and the typed name stays, also while a narrowed list arrives. */
function SaveView({ list, query }: { list: string; query: string }) {
  const t = useTranslations('work.list');
  const fetcher = useFetcher<ViewRefused>();
  const [known, setKnown] = useState<ViewRefused>();
  const over = overAt(query, fetcher.data, known);
  if (over !== known) setKnown(over);
  const { action, here } = useViewsAction();
  return (
    <details className="relative">
      <summary className="inline-flex h-9 cursor-pointer items-center gap-1.5 text-sm font-semibold underline underline-offset-4">
        <BookmarkPlus aria-hidden="true" className="size-4" />
        {t('saveView')}
      </summary>
      <fetcher.Form
        method="post"
        action={action}
        className="absolute top-full left-0 z-popover grid w-72 gap-2 border border-ink bg-paper p-4 shadow-lift"
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="query" value={query} />
        <input type="hidden" name="returnTo" value={here} />
        <TextField
          name="name"
          size="small"
          label={t('viewName')}
          error={problemFor(fetcher.data, over)}
          maxLength={longest.name}
          required
          autoComplete="off"
        />
        <Checkbox name="isShared" label={t('share')} />
        <Button type="submit" size="small" isLoading={fetcher.state !== 'idle'}>
          {t('saveView')}
        </Button>
      </fetcher.Form>
    </details>
  );
}

function RemoveView({ view: { id, name } }: { view: SavedView }) {
  const t = useTranslations('work.list');
  const { action, here } = useViewsAction();
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="returnTo" value={here} />
      <button
        type="submit"
        aria-label={t('removeView', { name })}
        title={t('removeView', { name })}
        className="grid size-9 place-items-center text-quiet hover:text-danger"
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </button>
    </Form>
  );
}

/** Views have their own action route, so that the list works in any frame. */
function useViewsAction() {
  const { language } = useShop();
  const { pathname, search } = useLocation();
  return { action: `/${language}/${viewsAnswerPath}`, here: `${pathname}${search}` };
}

import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useIsBrowser } from '#app/components/account/use-is-browser.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { longestListName } from '#modules/favourites/favourites.ts';
import type { FavouritesView, ListProblem } from './favourites-view.ts';

type Props = { view: FavouritesView; problem: ListProblem | undefined };

/** Actions of the owner on a list. */
export function ListTools({ view: { chosen, mayShare }, problem }: Props) {
  const t = useTranslations('favourites.lists');
  const { href } = useShop();
  if (chosen.kind === 'shared') return null;
  const isNamed = chosen.kind === 'named';
  if (!isNamed && !mayShare) return null;
  const page = href('myFavorites');
  const fields = typedFields(problem?.intent === 'rename' ? problem : undefined, (name) => `rename-${name}`);
  const listId = isNamed ? chosen.id : 'default';
  const isAboutHere = problem && !['create', 'rename'].includes(problem.intent);
  return (
    <div className="mt-2 flex flex-wrap items-start gap-x-8 gap-y-1">
      {isAboutHere && (
        <Notice tone="danger" isLive className="w-full">
          {problem.words}
        </Notice>
      )}
      {mayShare && <Sharing listId={listId} sharePath={chosen.sharePath} />}
      {isNamed && (
        <>
          <Disclosure label={t('rename')} isOpen={problem?.intent === 'rename'}>
            <Form method="post" action={page} className="flex max-w-md flex-wrap items-end gap-3 pb-2">
              <input type="hidden" name="intent" value="rename" />
              <input type="hidden" name="list" value={listId} />
              <TextField
                // Reset when the name changes.
                key={chosen.name}
                {...fields.text('name', chosen.name)}
                label={t('name')}
                maxLength={longestListName}
                required
                autoComplete="off"
                className="min-w-56 flex-1"
              />
              <Button type="submit">{t('save')}</Button>
            </Form>
          </Disclosure>
          <Form method="post" action={page}>
            <input type="hidden" name="list" value={listId} />
            <button
              name="intent"
              value="remove"
              className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {t('remove')}
            </button>
          </Form>
        </>
      )}
    </div>
  );
}

/** A link for colleagues, until the owner revokes it. */
function Sharing({ listId, sharePath }: { listId: string; sharePath: string | undefined }) {
  const t = useTranslations('favourites.share');
  const { href } = useShop();
  const notify = useSnackbar();
  const isBrowser = useIsBrowser();
  // Without scripts only the path is shown, because the origin is unknown.
  const link = sharePath && isBrowser ? new URL(sharePath, window.location.origin).href : sharePath;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link ?? '');
      notify(t('copied'), { tone: 'success' });
    } catch {
      notify(t('copyFailed'), { tone: 'danger' });
    }
  };
  return (
    <Disclosure label={t('title')} isOpen={sharePath !== undefined}>
      <Form method="post" action={href('myFavorites')} className="grid max-w-xl gap-3 pb-2">
        <input type="hidden" name="list" value={listId} />
        <p className="text-sm text-quiet">{t('text')}</p>
        {link === undefined ? (
          <Button type="submit" name="intent" value="share" kind="secondary" className="justify-self-start">
            {t('make')}
          </Button>
        ) : (
          <>
            <TextField
              label={t('link')}
              value={link}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => void copy()} className="noscript:hidden">
                {t('copy')}
              </Button>
              <Button type="submit" name="intent" value="unshare" kind="secondary">
                {t('stop')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Disclosure>
  );
}

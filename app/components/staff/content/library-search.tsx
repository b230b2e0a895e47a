import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { MediaItemView } from '#modules/media-library/media-item-schema.ts';
import { uploadPath } from '../media/media-view.ts';

type Props = { kind: 'picture' | 'film'; language: string; onChoose: (item: MediaItemView) => void };

const mostFound = '8';

/** Finds a picture or film of the library by name, folder or alternative text. */
export function LibrarySearch({ kind, language, onChoose }: Props) {
  const t = useTranslations('media-library');
  const [found, setFound] = useState<readonly MediaItemView[]>([]);
  const latest = useRef('');
  const look = async (search: string) => {
    latest.current = search;
    if (search.trim().length < 2) return setFound([]);
    const query = new URLSearchParams({ search, kind, language, pageSize: mostFound });
    const answer = await fetch(`${uploadPath}?${query}`);
    const { items } = answer.ok ? ((await answer.json()) as { items: MediaItemView[] }) : { items: [] };
    // An earlier answer may come later.
    if (latest.current === search) setFound(items);
  };
  return (
    <div className="grid gap-2">
      <TextField
        size="small"
        type="search"
        label={t('title')}
        hint={t('searchHint')}
        onChange={(event) => void look(event.currentTarget.value).catch(() => setFound([]))}
      />
      {found.length > 0 && (
        <ul className="grid border border-line bg-paper">
          {found.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className="flex w-full items-center gap-3 px-3 py-2 text-left text-sm hover:bg-signal"
                onClick={() => {
                  onChoose(item);
                  setFound([]);
                }}
              >
                {kind === 'picture' && item.address !== null && (
                  <img src={item.address} alt="" className="size-10 shrink-0 object-cover" />
                )}
                <span className="min-w-0 wrap-anywhere">{item.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

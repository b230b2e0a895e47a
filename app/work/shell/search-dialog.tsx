import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { withLanguage } from '#app/components/shell/with-language.ts';
import { DialogFrame, useCloseDialog } from '#app/ui/dialog-frame.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { searchPauseMs } from '#core/timings.ts';
import { SearchHits } from './search-hits.tsx';
import { hitsOf, type SearchAnswer } from './search-results.ts';

/** Search for orders, people, companies and products. Arrow keys select a hit and Enter opens it. */
export function SearchDialog() {
  const t = useTranslations('work.search');
  const listId = useId();
  const close = useCloseDialog();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const answer = useAnswer(text.trim());
  const hits = answer ? hitsOf(answer) : [];
  const chosen = hits[Math.min(at, hits.length - 1)];
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      close();
      void navigate(withLanguage(chosen.href));
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || hits.length === 0) return;
    event.preventDefault();
    setAt((Math.min(at, hits.length - 1) + step + hits.length) % hits.length);
  };
  return (
    <DialogFrame title={t('title')}>
      <TextField
        type="search"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag shows groups of links while one types
        role="combobox"
        label={t('hint')}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
        before={<Search aria-hidden="true" className="size-5" />}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type into it
        autoFocus
        autoComplete="off"
        maxLength={100}
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen && `${listId}-${chosen.id}`}
      />
      <output className="sr-only">{answer && t('found', { count: hits.length })}</output>
      {answer && hits.length === 0 && <p className="mt-5 text-quiet">{t('none')}</p>}
      <SearchHits id={listId} answer={answer} chosen={chosen?.id} onChosen={close} />
    </DialogFrame>
  );
}

/** The search result for the text, debounced. */
function useAnswer(text: string): SearchAnswer | undefined {
  const { href } = useShop();
  const fetcher = useFetcher<SearchAnswer>();
  const { load } = fetcher;
  const path = href('staffSearch');
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => void load(`${path}?${new URLSearchParams({ q: text })}`), searchPauseMs);
    return () => clearTimeout(timer);
  }, [text, load, path]);
  return text === '' || !fetcher.data?.groups ? undefined : fetcher.data;
}

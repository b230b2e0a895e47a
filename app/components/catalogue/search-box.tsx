import { Search } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { withLanguage } from '#app/components/shell/with-language.ts';
import { optionsOf, stepFrom } from './suggestions-view.ts';
import { useSuggestions } from './use-suggestions.ts';

const SuggestionList = lazy(async () => ({ default: (await import('./suggestion-list.tsx')).SuggestionList }));

/** A form that leads to the search results; with scripts it shows suggestions. */
export function SearchBox() {
  const t = useTranslations('shell.search');
  const { href, language } = useShop();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchedText();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const view = useSuggestions(text, language, isOpen);
  const options = view ? optionsOf(view) : [];
  const isShown = isOpen && options.length > 0;
  useFocusOnOpen(input);

  const goTo = (address: string) => {
    setOpen(false);
    setActive(-1);
    input.current?.blur();
    void navigate(withLanguage(address));
  };
  const submit = () => {
    const chosen = isShown ? options[active] : undefined;
    if (chosen) goTo(chosen.href);
    else if (text.trim() === '') input.current?.focus();
    else goTo(`${href('allProducts')}?${new URLSearchParams({ query: text.trim() })}`);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      // The browser would clear the field as well, and a surrounding menu would close.
      event.preventDefault();
      event.nativeEvent.stopImmediatePropagation();
      setOpen(false);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (step === undefined) return;
    event.preventDefault();
    setOpen(true);
    setActive(stepFrom(isShown ? active : -1, step, options.length));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only notices that the focus has left all of it
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <search>
        <form
          action={href('allProducts')}
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          className="relative flex"
        >
          <input
            ref={input}
            id={`${id}-field`}
            type="search"
            name="query"
            role="combobox"
            aria-label={t('label')}
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? `${id}-list` : undefined}
            aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            placeholder={t('placeholder')}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setActive(-1);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onKeyDown={onKey}
            className="h-11 w-full rounded-sm border border-edge bg-ground pl-4 pr-12 text-base placeholder:text-quiet hover:border-ink focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
          />
          <button
            type="submit"
            aria-label={t('submit')}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center"
          >
            <Search aria-hidden="true" className="size-5" />
          </button>
        </form>
      </search>
      <output className="sr-only">{isShown ? t('found', { count: options.length }) : ''}</output>
      {isShown && view && (
        <Suspense>
          <SuggestionList id={id} view={view} active={active} onPoint={setActive} onChoose={goTo} />
        </Suspense>
      )}
    </div>
  );
}

/** The text in the box: the page's search text, until something else is typed. */
function useSearchedText(): [string, (text: string) => void] {
  const searched = new URLSearchParams(useLocation().search).get('query') ?? '';
  const [held, hold] = useState({ searched, text: searched });
  if (held.searched !== searched) hold({ searched, text: searched });
  return [held.searched === searched ? held.text : searched, (text) => hold({ searched, text })];
}

/** Focuses the field when the surrounding menu opens. */
function useFocusOnOpen(input: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const menu = input.current?.closest('details');
    const focus = () => menu?.open && input.current?.focus();
    menu?.addEventListener('toggle', focus);
    return () => menu?.removeEventListener('toggle', focus);
  }, [input]);
}

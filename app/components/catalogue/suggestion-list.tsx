/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of its own is a list of options with pictures */
import { ArrowUpRight, FileText, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProductPicture } from './card-picture.tsx';
import type { MarkedWords, Suggestion, SuggestionsView } from './suggestions-view.ts';

type OptionState = {
  id: string;
  active: number;
  onPoint: (active: number) => void;
  onChoose: (href: string) => void;
};

/** Suggestions below the search box: corrections, completions, categories, products. */
export function SuggestionList({ view, ...choosing }: OptionState & { view: SuggestionsView }) {
  const t = useTranslations('shell.search');
  const { didYouMean, completions, categories, products, pages = [] } = view;
  const words = didYouMean ? [didYouMean] : [];
  const firstOf = { completions: words.length, categories: words.length + completions.length };
  const firstProduct = firstOf.categories + categories.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps the focus in the field while one presses
    <div
      className="absolute inset-x-0 top-full z-popover mt-1 max-h-[calc(100dvh-9rem)] overflow-y-auto border border-line bg-paper shadow-overlay md:w-[max(100%,34rem)]"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="listbox" id={`${choosing.id}-list`} aria-label={t('suggestions')}>
        {(words.length > 0 || completions.length > 0) && (
          <Group title={t('searches')}>
            {words.map((word) => (
              <Option key={word.href} at={0} option={word} {...choosing}>
                <Search aria-hidden="true" className="size-4 shrink-0 text-quiet" />
                <span>{t.rich('didYouMean', { text: word.text, em: strongly })}</span>
              </Option>
            ))}
            {completions.map((completion, at) => (
              <Option key={completion.href} at={firstOf.completions + at} option={completion} {...choosing}>
                <Search aria-hidden="true" className="size-4 shrink-0 text-quiet" />
                <Marked {...completion} />
              </Option>
            ))}
          </Group>
        )}
        {categories.length > 0 && (
          <Group title={t('categories')}>
            {categories.map((category, at) => (
              <Option key={category.href} at={firstOf.categories + at} option={category} {...choosing}>
                <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 text-quiet" />
                <Marked {...category} />
              </Option>
            ))}
          </Group>
        )}
        {products.length > 0 && (
          <Group title={t('products')}>
            {products.map((product, at) => (
              <Option key={product.href} at={firstProduct + at} option={product} {...choosing}>
                <span className="block w-12 shrink-0 bg-[#f4f2ee]">
                  <ProductPicture picture={product.picture} alt="" sizes="48px" className="w-full" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-medium leading-snug">
                    <Marked {...product} />
                  </span>
                  <span className="block text-sm text-quiet tabular-nums">{product.partNo}</span>
                  <span className="block text-sm font-semibold tabular-nums sm:hidden">{product.priceText}</span>
                </span>
                <span className="hidden shrink-0 text-sm font-semibold tabular-nums sm:block">{product.priceText}</span>
              </Option>
            ))}
          </Group>
        )}
        {pages.length > 0 && (
          <Group title={t('pages')}>
            {pages.map((page, at) => (
              <Option key={page.href} at={firstProduct + products.length + at} option={page} {...choosing}>
                <FileText aria-hidden="true" className="size-4 shrink-0 text-quiet" />
                <Marked {...page} />
              </Option>
            ))}
          </Group>
        )}
      </div>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title} className="border-line py-2 not-first:border-t">
      <p aria-hidden="true" className="px-4 pb-1 pt-1.5 text-xs font-semibold text-quiet">
        {title}
      </p>
      {children}
    </div>
  );
}

type OptionProps = OptionState & { at: number; option: Suggestion; children: ReactNode };

/** Keyboard events stay with the field, which keeps the focus. */
function Option({ id, at, active, option, onPoint, onChoose, children }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
    <div
      role="option"
      id={`${id}-${at}`}
      tabIndex={-1}
      aria-selected={at === active}
      onPointerMove={() => at !== active && onPoint(at)}
      onClick={() => onChoose(option.href)}
      className="flex min-h-10 cursor-pointer items-center gap-3 px-4 py-1.5 aria-selected:bg-sunken"
    >
      {children}
    </div>
  );
}

const strongly = (words: ReactNode) => <strong>{words}</strong>;

/** Highlights the matched parts. */
function Marked({ text, marks }: MarkedWords) {
  const cuts = [0, ...marks.flat(), text.length];
  const parts = cuts
    .slice(0, -1)
    .map((from, at) => ({ key: `${at} ${from}`, from, to: cuts[at + 1], isMarked: at % 2 === 1 }));
  return (
    <span className="min-w-0">
      {parts.map(({ key, from, to, isMarked }) => {
        const part = text.slice(from, to);
        return isMarked ? (
          <mark key={key} className="bg-transparent font-bold text-inherit">
            {part}
          </mark>
        ) : (
          <span key={key}>{part}</span>
        );
      })}
    </span>
  );
}

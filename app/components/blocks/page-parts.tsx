import { useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PageWidth } from '#app/ui/page-width.tsx';
import { ActionButton } from './action.tsx';
import type { BlockProps } from './block.ts';
import { ContentAnchor } from './content-anchor.tsx';
import { sectionTitle } from './section-head.tsx';
import { useSurroundings } from './surroundings.ts';

/** The name under which the screen reads what was typed. */
const parameters = { allProducts: 'query', findStore: 'q' };

/** A question with one field; the answer is a screen of the shop. Works without scripts. */
export function ActionForm({ attributes: { heading, text, label, button, goesTo } }: BlockProps<'shop/action-form'>) {
  const { hrefOf } = useSurroundings();
  const id = useId();
  return (
    <section aria-labelledby={id} className="bg-ink py-14 text-paper md:py-20">
      <PageWidth className="grid items-end gap-8 md:grid-cols-2">
        <div>
          <h2 id={id} className={sectionTitle}>
            {heading}
          </h2>
          {text && <p className="mt-4 max-w-lg text-lg leading-snug">{text}</p>}
        </div>
        <form action={hrefOf({ page: goesTo })} className="bg-paper p-5 text-ink md:p-7">
          <TextField name={parameters[goesTo]} label={label} required maxLength={80} />
          <Button type="submit" className="mt-4 w-full">
            {button}
          </Button>
        </form>
      </PageWidth>
    </section>
  );
}

/** A bar that stays at the lower edge of the screen while its page is read. */
export function FooterBar({ attributes: { text, action } }: BlockProps<'shop/footer-bar'>) {
  return (
    <div className="sticky bottom-0 z-sticky border-t border-line bg-paper">
      <PageWidth className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3">
        <p className="font-semibold">{text}</p>
        <ActionButton {...action} />
      </PageWidth>
    </div>
  );
}

/** A menu that stays in sight beside the blocks it leads to. */
export function StickyMenuGroup({ attributes: { links }, children }: BlockProps<'shop/sticky-menu-group'>) {
  return (
    <PageWidth className="grid gap-8 py-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
      <nav className="self-start border-l-4 border-signal pl-5 lg:sticky lg:top-28">
        <ul>
          {links.map(({ text, anchor }) => (
            <li key={anchor}>
              <ContentAnchor
                link={{ url: `#${anchor}` }}
                className="inline-block py-1.5 underline-offset-4 hover:underline"
              >
                {text}
              </ContentAnchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </PageWidth>
  );
}

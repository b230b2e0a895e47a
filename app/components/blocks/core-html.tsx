import type { BlockProps } from './block.ts';
import { safeHtml } from './safe-html.ts';

/** HTML of editors, of which only harmless elements remain. */
export function Html({ attributes: { html } }: BlockProps<'core/html'>) {
  return (
    <div className="my-6 space-y-4 leading-relaxed [&_a]:underline [&_a]:underline-offset-4 [&_h2]:font-display [&_h2]:text-3xl [&_h2]:font-bold [&_h3]:font-display [&_h3]:text-2xl [&_h3]:font-bold [&_ol]:list-decimal [&_ol]:pl-5 [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pr-6 [&_ul]:list-[square] [&_ul]:pl-5">
      {safeHtml(html)}
    </div>
  );
}

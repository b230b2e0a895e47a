import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type Section = { id: string; title: ReactNode; content: ReactNode };

type Props = {
  sections: readonly Section[];
  /** With a name, only one section is open at a time. */
  name?: string;
  openId?: string;
  className?: string;
};

/** Native collapsible sections, so that the browser's search also finds folded text. */
export function Accordion({ sections, name, openId, className }: Props) {
  return (
    <div className={cx('border-b border-line', className)}>
      {sections.map(({ id, title, content }) => (
        <details key={id} id={id} name={name} open={id === openId} className="group border-t border-line">
          <summary className="flex items-center gap-4 py-4 font-display text-subheading font-semibold hover:underline hover:underline-offset-4">
            <span className="min-w-0 flex-1">{title}</span>
            <Plus aria-hidden="true" className="size-5.5 shrink-0 transition-[rotate] group-open:rotate-45" />
          </summary>
          <div className="pb-6">{content}</div>
        </details>
      ))}
    </div>
  );
}

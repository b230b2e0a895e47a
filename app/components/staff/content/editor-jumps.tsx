import { useTranslations } from 'use-intl';

/** The parts of the page editor, by the ids of their elements. */
export const editorParts = {
  blocks: 'content-blocks',
  fields: 'content-fields',
  preview: 'content-preview',
  add: 'content-add',
} as const;

const parts = Object.keys(editorParts) as (keyof typeof editorParts)[];

/** Where the parts stand below each other, each is one tap away. */
export function EditorJumps() {
  const t = useTranslations('content-editor');
  const names = { blocks: t('blocks'), fields: t('jump.fields'), preview: t('canvas'), add: t('block.new') };
  return (
    <nav
      aria-label={t('jump.label')}
      className="sticky bottom-0 z-sticky flex divide-x divide-line border border-ink bg-paper min-[1200px]:hidden"
    >
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          className="min-h-11 min-w-0 grow truncate px-2 text-sm font-semibold hover:bg-sunken"
          onClick={() => {
            const element = document.getElementById(editorParts[part]);
            element?.scrollIntoView();
            element?.focus({ preventScroll: true });
          }}
        >
          {names[part]}
        </button>
      ))}
    </nav>
  );
}

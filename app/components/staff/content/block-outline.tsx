import { ArrowDown, ArrowUp, CircleAlert, Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import type { Dispatch } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { EditedBlock, EditorAction } from './editor-state.ts';
import { useContentNames } from './use-content-names.ts';

/** The button that undoes a change. */
export const undoId = 'content-undo';

type Props = {
  blocks: readonly EditedBlock[];
  selected: string | undefined;
  /** Ids of blocks that cannot be published as they are. */
  broken: ReadonlySet<string>;
  dispatch: Dispatch<EditorAction>;
};

/** The blocks of the page as a list: drag them, or use the buttons of the selected one. */
export function BlockOutline({ blocks, selected, broken, dispatch }: Props) {
  const t = useTranslations('content-editor');
  const { blockName } = useContentNames();
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {blocks.map((block, at) => {
        const { id, name, hidden, visibility, children } = block;
        const isSelected = id === selected;
        return (
          <li key={id}>
            <div
              draggable
              onDragStart={(event) => {
                event.stopPropagation();
                event.dataTransfer.setData('text/plain', id);
              }}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                event.stopPropagation();
                const { top, height } = event.currentTarget.getBoundingClientRect();
                const isAfter = event.clientY > top + height / 2;
                dispatch({ type: 'moveBeside', id: event.dataTransfer.getData('text/plain'), beside: id, isAfter });
              }}
              className={cx(
                'border bg-paper',
                broken.has(id) ? 'border-danger' : isSelected ? 'border-ink' : 'border-line',
              )}
            >
              <button
                type="button"
                aria-pressed={isSelected}
                className="flex w-full items-center gap-2 px-3 py-2 text-left text-sm hover:bg-ground"
                onClick={() => dispatch({ type: 'select', id })}
              >
                <span className="min-w-0">
                  <span className={cx('block font-semibold', hidden && 'line-through')}>{blockName(name)}</span>
                  <span className="block truncate text-quiet empty:hidden">{wordsIn(block)}</span>
                </span>
                {visibility && <span className="ml-auto shrink-0 text-quiet">{t('visibility.short')}</span>}
                {broken.has(id) && (
                  <span className="ml-auto shrink-0 self-center text-danger">
                    <CircleAlert aria-hidden="true" className="size-4" />
                    <span className="sr-only">{t('block.broken')}</span>
                  </span>
                )}
              </button>
              {isSelected && (
                <div className="flex flex-wrap border-t border-line">
                  <IconButton
                    size="small"
                    label={t('block.up')}
                    disabled={at === 0}
                    onClick={() => dispatch({ type: 'move', id, by: -1 })}
                  >
                    <ArrowUp aria-hidden="true" className="size-4" />
                  </IconButton>
                  <IconButton
                    size="small"
                    label={t('block.down')}
                    disabled={at === blocks.length - 1}
                    onClick={() => dispatch({ type: 'move', id, by: 1 })}
                  >
                    <ArrowDown aria-hidden="true" className="size-4" />
                  </IconButton>
                  <IconButton
                    size="small"
                    label={t('block.duplicate')}
                    onClick={() => dispatch({ type: 'duplicate', id, newId: () => crypto.randomUUID() })}
                  >
                    <Copy aria-hidden="true" className="size-4" />
                  </IconButton>
                  <IconButton
                    size="small"
                    label={t(hidden ? 'block.show' : 'block.hide')}
                    onClick={() =>
                      dispatch({
                        type: 'change',
                        id,
                        change: ({ hidden: was, ...rest }) => (was ? rest : { ...rest, hidden: true }),
                      })
                    }
                  >
                    {hidden ? (
                      <Eye aria-hidden="true" className="size-4" />
                    ) : (
                      <EyeOff aria-hidden="true" className="size-4" />
                    )}
                  </IconButton>
                  <IconButton
                    size="small"
                    label={t('block.remove')}
                    onClick={() => {
                      dispatch({ type: 'remove', id });
                      // The button is gone; the next one to press is probably this.
                      document.getElementById(undoId)?.focus();
                    }}
                  >
                    <Trash2 aria-hidden="true" className="size-4" />
                  </IconButton>
                </div>
              )}
            </div>
            {children && children.length > 0 && (
              <div className="ml-4 mt-1">
                <BlockOutline {...{ selected, broken, dispatch }} blocks={children} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The first words of a block. */
function wordsIn({ attributes }: EditedBlock): string {
  const first = ['headline', 'heading', 'text', 'title', 'name'].map((name) => attributes[name]).find(Boolean);
  if (typeof first === 'string') return first;
  return Array.isArray(first)
    ? first.map((part) => (typeof part === 'string' ? part : (part as { text: string }).text)).join('')
    : '';
}

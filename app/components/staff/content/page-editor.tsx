import { Plus, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ContentPage } from '#app/components/blocks/content-page.tsx';
import type { BlockSurroundings } from '#app/components/blocks/surroundings.ts';
import { useContentHref } from '#app/components/shell/use-content-href.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { ContentBlock } from '#modules/content/block-schema.ts';
import { visibleBlocks } from '#modules/content/visible-blocks.ts';
import { BlockOutline, undoId } from './block-outline.tsx';
import { BlockPicker, pickerId } from './block-picker.tsx';
import { brokenIds, groups, pathOf } from './block-places.ts';
import { ContentSide } from './content-side.tsx';
import type { EditorView } from './content-view.ts';
import { EditorBar } from './editor-bar.tsx';
import { BlockGuard, EditorCanvas } from './editor-canvas.tsx';
import { EditorJumps, editorParts } from './editor-jumps.tsx';
import {
  type EditedBlock,
  findBlockById,
  reduceEditor,
  type StoredPage,
  startEditing,
  toEdited,
  toStored,
  withId,
} from './editor-state.ts';
import { PageFields } from './page-fields.tsx';
import { PreviewFields, widths } from './preview-fields.tsx';
import { SelectedBlock } from './selected-block.tsx';
import { useAutosave } from './use-autosave.ts';
import { usePreview } from './use-preview.ts';

const newId = () => crypto.randomUUID();

/** The editor of a page: its blocks as a list, the page as it will look, and the fields of the selected block. */
export function PageEditor({ view }: { view: EditorView }) {
  const t = useTranslations('content-editor');
  const [state, dispatch] = useReducer(reduceEditor, view.data, (data) =>
    startEditing(toEdited(data as unknown as StoredPage, newId)),
  );
  const { page, past, future } = state;
  const stored = toStored(page);
  const saving = useAutosave(stored, view.version);
  const problems = saving.problems ?? view.problems;
  const { preview, changePreview, products } = usePreview(view);
  const [pictures, setPictures] = useState(view.pictures);
  const settings = {
    problems,
    scenes: view.scenes,
    media: view.media,
    language: view.language,
    sizeGroups: view.sizeGroups,
    links: view.links,
    pictures,
    onFound: (path: string, version: string) => setPictures((held) => ({ ...held, [path]: version })),
  };
  const hrefOf = useContentHref();
  const undo = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable="true"]');
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping) return;
    event.preventDefault();
    dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => undo(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const surroundings: BlockSurroundings = {
    hrefOf,
    isOpen: () => true,
    pictures,
    products,
  };
  const selected = findBlockById(page.blocks, state.selected);
  const shown = preview.facts
    ? visibleBlocks(page.blocks, preview.facts)
    : (page.blocks.filter(({ hidden }) => !hidden) as ContentBlock[]);
  return (
    <div className="flex flex-col gap-4">
      <EditorBar view={view} saving={saving} />
      <div className="grid gap-4 min-[1200px]:grid-cols-[17rem_minmax(0,1fr)_22rem] min-[1200px]:grid-rows-[auto_1fr]">
        <div id={editorParts.blocks} tabIndex={-1} className="min-w-0 scroll-mt-16 outline-none">
          <DetailSection
            title={t('blocks')}
            actions={
              <span className="flex">
                <IconButton
                  size="small"
                  label={t('block.toPicker')}
                  onClick={() => document.getElementById(pickerId)?.focus()}
                >
                  <Plus aria-hidden="true" className="size-4" />
                </IconButton>
                <IconButton
                  size="small"
                  id={undoId}
                  label={t('undo')}
                  aria-disabled={past.length === 0}
                  onClick={() => dispatch({ type: 'undo' })}
                >
                  <Undo2 aria-hidden="true" className="size-4" />
                </IconButton>
                <IconButton
                  size="small"
                  label={t('redo')}
                  aria-disabled={future.length === 0}
                  onClick={() => dispatch({ type: 'redo' })}
                >
                  <Redo2 aria-hidden="true" className="size-4" />
                </IconButton>
              </span>
            }
          >
            <div className="max-h-[60vh] overflow-y-auto">
              <BlockOutline
                blocks={page.blocks}
                selected={state.selected}
                broken={brokenIds(page.blocks, problems)}
                dispatch={dispatch}
              />
            </div>
          </DetailSection>
        </div>
        {/* Where columns stand below each other, the fields follow the list of blocks. */}
        <div
          id={editorParts.fields}
          tabIndex={-1}
          className="grid min-w-0 scroll-mt-16 content-start gap-4 outline-none min-[1200px]:col-start-3 min-[1200px]:row-span-2 min-[1200px]:row-start-1"
        >
          {selected ? (
            <SelectedBlock
              key={selected.id}
              block={selected}
              path={pathOf(page.blocks, selected.id) ?? ''}
              view={view}
              settings={settings}
              dispatch={dispatch}
            />
          ) : (
            <p className="border border-line bg-paper p-4 text-sm text-quiet">{t('selectHint')}</p>
          )}
          <PageFields page={page} templates={view.templates} problems={problems} dispatch={dispatch} />
        </div>
        <div
          id={editorParts.preview}
          tabIndex={-1}
          className="flex min-w-0 scroll-mt-16 flex-col gap-3 outline-none min-[1200px]:col-start-2 min-[1200px]:row-span-2 min-[1200px]:row-start-1"
        >
          <PreviewFields value={preview} markets={view.markets} market={view.previewMarket} onChange={changePreview} />
          {/* Long forms scroll beside the page that they change. */}
          <div className="min-[1200px]:sticky min-[1200px]:top-36">
            <EditorCanvas
              title={t('canvas')}
              language={view.language}
              texts={view.blockTexts}
              width={widths[preview.device]}
              selected={state.selected}
              onSelect={(id) => dispatch({ type: 'select', id })}
            >
              <ContentPage
                page={{ ...page, blocks: shown }}
                surroundings={{
                  ...surroundings,
                  missingFilm: t('missingFilm'),
                  // oxlint-disable-next-line react/no-unstable-nested-components -- a function that is called, not a component
                  around: (block, inner) => (
                    <div
                      data-block={(block as EditedBlock).id}
                      style={
                        (block as EditedBlock).id === state.selected
                          ? { outline: '3px solid var(--color-signal)', outlineOffset: -3 }
                          : undefined
                      }
                    >
                      <BlockGuard of={block} words={t('block.broken')}>
                        {inner}
                      </BlockGuard>
                    </div>
                  ),
                }}
              />
            </EditorCanvas>
          </div>
        </div>
        <div
          id={editorParts.add}
          tabIndex={-1}
          className="min-w-0 scroll-mt-16 outline-none min-[1200px]:col-start-1 min-[1200px]:row-start-2"
        >
          <DetailSection title={t('block.new')}>
            <BlockPicker
              language={view.language}
              texts={view.blockTexts}
              example={view.example}
              scenes={view.scenes}
              surroundings={surroundings}
              mayGoInside={selected !== undefined && groups.has(selected.name)}
              onAdd={(block, isInside) =>
                dispatch({
                  type: 'add',
                  block: withId(block as StoredPage['blocks'][number], newId),
                  ...(isInside ? { inside: selected?.id } : { after: selected?.id }),
                })
              }
            />
          </DetailSection>
        </div>
      </div>
      <ContentSide view={view} version={saving.version} isSaved={saving.state === 'saved'} />
      <EditorJumps />
    </div>
  );
}

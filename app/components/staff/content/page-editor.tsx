import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ContentPage } from '#app/components/blocks/content-page.tsx';
import type { BlockSurroundings } from '#app/components/blocks/surroundings.ts';
import { useContentHref } from '#app/components/shell/use-content-href.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { ContentBlock } from '#modules/content/block-schema.ts';
import { visibleBlocks } from '#modules/content/visible-blocks.ts';
import { BlockOutline, undoId } from './block-outline.tsx';
import { BlockPicker } from './block-picker.tsx';
import { ContentSide } from './content-side.tsx';
import type { EditorView } from './content-view.ts';
import { EditorBar } from './editor-bar.tsx';
import { BlockGuard, EditorCanvas } from './editor-canvas.tsx';
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
import { PreviewFields, widths } from './preview-fields.tsx';
import { ShapeFields } from './shape-fields.tsx';
import { useAutosave } from './use-autosave.ts';
import { useContentNames } from './use-content-names.ts';
import { usePreview } from './use-preview.ts';
import { VisibilityFields } from './visibility-fields.tsx';

const newId = () => crypto.randomUUID();

/** The editor of a page: its blocks as a list, the page as it will look, and the fields of the selected block. */
export function PageEditor({ view }: { view: EditorView }) {
  const t = useTranslations('content-editor');
  const { blockName, templateName } = useContentNames();
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
    <div className="grid gap-4">
      <EditorBar view={view} saving={saving} />
      <div className="grid gap-4 min-[1200px]:grid-cols-[17rem_minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-4">
          <DetailSection
            title={t('blocks')}
            actions={
              <span className="flex">
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
          <DetailSection title={t('block.new')}>
            <BlockPicker
              language={view.language}
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
        <div className="grid min-w-0 content-start gap-3">
          <PreviewFields value={preview} markets={view.markets} market={view.previewMarket} onChange={changePreview} />
          <EditorCanvas
            title={t('canvas')}
            language={view.language}
            width={widths[preview.device]}
            onSelect={(id) => dispatch({ type: 'select', id })}
          >
            <ContentPage
              page={{ ...page, blocks: shown }}
              surroundings={{
                ...surroundings,
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
        <div className="grid min-w-0 content-start gap-4">
          {selected ? (
            <DetailSection title={blockName(selected.name)}>
              <div className="grid gap-4" key={selected.id}>
                <ShapeFields
                  fields={view.shapes[selected.name] ?? []}
                  path={`${pathOf(page.blocks, selected.id) ?? ''}.attributes`}
                  value={selected.attributes}
                  onChange={(attributes) =>
                    dispatch({ type: 'change', id: selected.id, change: (block) => ({ ...block, attributes }) })
                  }
                  settings={settings}
                />
                <VisibilityFields
                  rule={selected.visibility}
                  markets={view.markets}
                  onChange={(visibility) =>
                    dispatch({
                      type: 'change',
                      id: selected.id,
                      change: ({ visibility: _before, ...block }) => ({ ...block, ...(visibility && { visibility }) }),
                    })
                  }
                />
              </div>
            </DetailSection>
          ) : (
            <p className="border border-line bg-paper p-4 text-sm text-quiet">{t('selectHint')}</p>
          )}
          <DetailSection title={t('page.title')}>
            <div className="grid gap-4">
              <TextField
                size="small"
                takes="anything"
                label={t('page.name')}
                maxLength={200}
                error={problems.title}
                value={page.title}
                onChange={({ currentTarget }) => dispatch({ type: 'page', change: { title: currentTarget.value } })}
              />
              <TextArea
                takes="anything"
                rows={3}
                label={t('page.description')}
                maxLength={500}
                error={problems.description}
                value={page.description}
                onChange={({ currentTarget }) =>
                  dispatch({ type: 'page', change: { description: currentTarget.value } })
                }
              />
              <Select
                size="small"
                label={t('page.template')}
                value={page.template}
                options={view.templates.map((value) => ({ value, label: templateName(value) }))}
                onChange={({ currentTarget }) => dispatch({ type: 'page', change: { template: currentTarget.value } })}
              />
            </div>
          </DetailSection>
        </div>
      </div>
      <ContentSide view={view} version={saving.version} isSaved={saving.state === 'saved'} />
    </div>
  );
}

/** Blocks that show other blocks inside. */
const groups: ReadonlySet<string> = new Set([
  'core/group',
  'core/columns',
  'core/cover',
  'core/buttons',
  'shop/sticky-menu-group',
]);

/** The path of a block in the stored page: `blocks.0.children.1`. */
function pathOf(blocks: readonly EditedBlock[], id: string, prefix = 'blocks'): string | undefined {
  for (const [at, block] of blocks.entries()) {
    const path = `${prefix}.${at}`;
    if (block.id === id) return path;
    const inner = pathOf(block.children ?? [], id, `${path}.children`);
    if (inner) return inner;
  }
  return undefined;
}

function brokenIds(
  blocks: readonly EditedBlock[],
  problems: Readonly<Record<string, string>>,
  prefix = 'blocks',
): ReadonlySet<string> {
  const paths = Object.keys(problems);
  return new Set(
    blocks.flatMap(({ id, children = [] }, at) => [
      ...(paths.some((path) => path.startsWith(`${prefix}.${at}.attributes`)) ? [id] : []),
      ...brokenIds(children, problems, `${prefix}.${at}.children`),
    ]),
  );
}

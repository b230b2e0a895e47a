import { useState } from 'react';
import { type AbstractIntlMessages, useTranslations } from 'use-intl';
import { blockExamples } from '#app/components/blocks/block-examples.ts';
import { Blocks } from '#app/components/blocks/blocks.tsx';
import { type BlockSurroundings, BlockSurroundingsProvider } from '#app/components/blocks/surroundings.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import type { ContentBlock } from '#modules/content/block-schema.ts';
import type { ContentScene } from '#modules/content/content-parts.ts';
import { BlockGuard, EditorCanvas } from './editor-canvas.tsx';
import { widths } from './preview-fields.tsx';
import { useContentNames } from './use-content-names.ts';

/** The list of blocks to add. */
export const pickerId = 'content-picker';

type Props = {
  language: string;
  texts: AbstractIntlMessages;
  /** What a new block begins with, in the language of the page. */
  example: { title: string; text: string };
  scenes: readonly ContentScene[];
  surroundings: BlockSurroundings;
  /** A group is selected, so the block can go inside. */
  mayGoInside: boolean;
  onAdd: (block: ContentBlock, isInside: boolean) => void;
};

const nothing = { path: 'none.jpg', alt: '', isDecorative: true, width: 1600, height: 900 };

/** Chooses a new block by name, with an example of it. */
export function BlockPicker({ language, texts, example, scenes, surroundings, mayGoInside, onAdd }: Props) {
  const t = useTranslations('content-editor');
  const { blockName } = useContentNames();
  const { wide, tall } = scenes[0] ?? { wide: nothing, tall: nothing };
  const examples = blockExamples(example, { wide, tall, film: '', videoId: '' }).map((block) =>
    // Below the page's headline, which is of level 1.
    block.name === 'core/heading' ? { ...block, attributes: { ...block.attributes, level: 2 } } : block,
  );
  const [name, setName] = useState(examples[0]?.name ?? '');
  const chosen = examples.find((block) => block.name === name);
  return (
    <div className="grid gap-3">
      <Select
        id={pickerId}
        size="small"
        label={t('block.choose')}
        value={name}
        options={examples.map((block) => ({ value: block.name, label: blockName(block.name) }))}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {chosen && (
        <>
          <EditorCanvas
            title={t('block.example')}
            language={language}
            texts={texts}
            width={widths.phone}
            height="14rem"
          >
            <BlockSurroundingsProvider value={surroundings}>
              <div className="py-4">
                <BlockGuard of={chosen} words={t('block.broken')}>
                  <Blocks blocks={[chosen]} />
                </BlockGuard>
              </div>
            </BlockSurroundingsProvider>
          </EditorCanvas>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => onAdd(chosen, false)}>
              {t('block.add')}
            </Button>
            {mayGoInside && (
              <Button size="small" kind="secondary" onClick={() => onAdd(chosen, true)}>
                {t('block.addInside')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

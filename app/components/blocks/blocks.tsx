import { Fragment } from 'react';
import { PageWidth } from '#app/ui/page-width.tsx';
import type { ContentBlock } from '#modules/content/block-schema.ts';
import type { BlockWidth } from './block.ts';
import { numbered } from './numbered.ts';
import { findBlock } from './registry.ts';
import { useSurroundings } from './surroundings.ts';

type Run = { width: BlockWidth; blocks: ContentBlock[] };

/** A page's blocks from top to bottom. Text blocks share one column; unknown blocks show nothing. */
export function Blocks({ blocks, startsPage = false }: { blocks: readonly ContentBlock[]; startsPage?: boolean }) {
  const known = blocks.filter(({ name }) => findBlock(name));
  return numbered(runsOf(known)).map(({ key, part: { width, blocks } }) => {
    const isFirst = key === '0';
    const content = <BlockList blocks={blocks} firstStartsPage={startsPage && isFirst} />;
    // Without a box of its own, so that a bar can stay in sight on the whole page.
    if (width === 'edge')
      return (
        <div key={key} className="contents">
          {content}
        </div>
      );
    return (
      <PageWidth key={key} className={isFirst ? 'pb-4' : 'py-4'}>
        {width === 'text' ? <div className="max-w-[44rem] lg:ml-[33.333%]">{content}</div> : content}
      </PageWidth>
    );
  });
}

function BlockList({
  blocks,
  firstStartsPage = false,
  isColumns = false,
}: {
  blocks: readonly ContentBlock[];
  firstStartsPage?: boolean;
  /** Each block has a cell of its own, so that all of them begin at the same height. */
  isColumns?: boolean;
}) {
  const { around } = useSurroundings();
  return numbered(blocks).map(({ key, part: block }) => {
    const { name, attributes, children } = block;
    const Show = findBlock(name)?.show;
    const shown = Show && (
      <Show key={key} attributes={attributes} isFirst={firstStartsPage && key === '0'}>
        {children && <BlockList blocks={children} isColumns={name === 'core/columns'} />}
      </Show>
    );
    const whole = shown && around ? <Fragment key={key}>{around(block, shown)}</Fragment> : shown;
    return isColumns && whole ? (
      <div key={key} className="min-w-0">
        {whole}
      </div>
    ) : (
      whole
    );
  });
}

function runsOf(blocks: readonly ContentBlock[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const width = findBlock(block.name)?.width ?? 'text';
    const last = runs.at(-1);
    if (last?.width === width) last.blocks.push(block);
    else runs.push({ width, blocks: [block] });
  }
  return runs;
}

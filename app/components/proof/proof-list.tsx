import { FileDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { logoWords } from '#modules/logo/chosen-logo.ts';
import type { ProofEntry } from '#modules/proof-sheet/proof-entry.ts';
import { ProofPicture } from './proof-picture.tsx';
import { ProofProblems } from './proof-problems.tsx';

type Props = {
  entries: readonly ProofEntry[];
  /** Sheets to download. */
  pdfHref?: string | undefined;
  productionHref?: string | undefined;
};

/** The proofs of a cart or an order, one for each garment and service. */
export function ProofList({ entries, pdfHref, productionHref }: Props) {
  const t = useTranslations('proof');
  if (entries.length === 0) return <EmptyState title={t('none')} />;
  const icon = <FileDown aria-hidden="true" className="size-4.5" />;
  return (
    <>
      <p className="mt-4 mb-6 flex flex-wrap gap-3 empty:hidden">
        {pdfHref !== undefined && (
          <ButtonLink to={pdfHref} reloadDocument kind="secondary" size="small" icon={icon}>
            {t('download')}
          </ButtonLink>
        )}
        {productionHref !== undefined && (
          <ButtonLink to={productionHref} reloadDocument kind="secondary" size="small" icon={icon}>
            {t('production')}
          </ButtonLink>
        )}
      </p>
      <ToMend entries={entries.filter(({ state }) => state === 'text-invalid')} />
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {entries.map((entry) => (
          <ProofCard key={entry.rowNumber} entry={entry} />
        ))}
      </ul>
    </>
  );
}

const placeOf = ({ rowNumber }: ProofEntry) => `proof-${rowNumber}`;

/** Links to the texts that cannot be made, so that the buyer finds two of forty at once. */
function ToMend({ entries }: Pick<Props, 'entries'>) {
  const t = useTranslations('proof');
  if (entries.length === 0) return null;
  return (
    <Notice tone="danger" className="mb-6">
      <p>{t('toMend', { count: entries.length })}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {entries.map((entry) => (
          <li key={entry.rowNumber} className="wrap-anywhere">
            <a href={`#${placeOf(entry)}`} className="inline-flex min-h-8 items-center underline underline-offset-4">
              {entry.wearer ?? entry.lines.join(' / ')}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function ProofCard({ entry }: { entry: ProofEntry }) {
  const t = useTranslations('proof');
  const { garment, colour, size, quantity, service, position, wearer, renamedTo, lines, formerLines, made, state } =
    entry;
  const logo = made?.proof.artwork.kind === 'logo' ? made.proof.artwork.file : undefined;
  const text = lines.length > 0 ? lines.join(' / ') : logo ? logoWords(logo) : service;
  return (
    <li id={placeOf(entry)} className="flex scroll-mt-40 flex-col border border-line bg-paper">
      {made && made.look !== 'lost' && <ProofPicture proof={made.proof} kept={made.look} text={text} />}
      <div className="grid gap-1 p-4 wrap-anywhere">
        <h2 className="font-display text-xl font-bold leading-tight">{wearer ?? text}</h2>
        {(lines.length > 0 || logo) && <p className="whitespace-pre-wrap font-medium">{text}</p>}
        <p className="text-sm">{[service, position].filter(Boolean).join(', ')}</p>
        <p className="text-sm text-quiet">
          {[garment, colour, size, t('pieces', { count: quantity })].filter(Boolean).join(', ')}
        </p>
        {/* Problems say the same in detail. */}
        {state !== 'ready' && entry.problems.length === 0 && (
          <p className="text-sm font-medium">{t(`state.${state}`)}</p>
        )}
        {made?.look === 'lost' && <p className="text-sm font-medium">{t('lookLost')}</p>}
        {renamedTo !== undefined && <p className="text-sm font-medium">{t('renamed', { name: renamedTo })}</p>}
        {formerLines !== undefined && (
          <p className="text-sm font-medium">{t('former', { text: formerLines.join(' / ') })}</p>
        )}
        <ProofProblems problems={entry.problems} hints={entry.hints} />
      </div>
    </li>
  );
}

import { CircleAlert, Info } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { TextHint, TextProblem } from '#modules/proof/check-text.ts';
import { hintFacts } from '#modules/proof/hint-facts.ts';

type Props = { problems: readonly TextProblem[]; hints: readonly TextHint[] };

/** Problems that prevent production, and possible mistakes. */
export function ProofProblems({ problems, hints }: Props) {
  const t = useTranslations('proof');
  return (
    <>
      {problems.map((problem) => (
        <span key={problem.code} className="flex gap-1.5 text-sm font-medium text-danger wrap-anywhere">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t(`problem.${problem.code}`, { ...problem })}
        </span>
      ))}
      {hints.map(({ code, text }) => (
        <span key={code + text} className="flex gap-1.5 text-sm text-quiet wrap-anywhere">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t(`hint.${code}`, hintFacts({ text }))}
        </span>
      ))}
    </>
  );
}

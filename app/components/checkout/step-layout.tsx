import type { ReactNode } from 'react';
import { useReadCartOnLeaving } from '#app/components/buying/buying-context.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import type { StepView, SummaryView } from './checkout-page-view.ts';
import { FoldedSummary, OrderSummary } from './order-summary.tsx';
import { StepIndicator } from './step-indicator.tsx';

type Props = {
  title: string;
  steps: readonly StepView[];
  current: number;
  summary: SummaryView;
  isWaiting?: boolean;
  /** Content below the totals. */
  below?: ReactNode;
  children: ReactNode;
};

/** Layout of a checkout step: step indicator, form at the left, and the summary at the right, always in view. */
export function StepLayout({ title, steps, current, summary, isWaiting = false, below, children }: Props) {
  useReadCartOnLeaving();
  return (
    <>
      <StepIndicator steps={steps} current={current} />
      <PageHeading title={title} className="mt-5" />
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 md:mt-8 md:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-20">
        <FoldedSummary summary={summary} isWaiting={isWaiting} />
        <div className="min-w-0 max-w-3xl">{children}</div>
        <aside className="hidden md:sticky md:top-36 md:block">
          <OrderSummary summary={summary} isWaiting={isWaiting}>
            {below}
          </OrderSummary>
        </aside>
      </div>
    </>
  );
}

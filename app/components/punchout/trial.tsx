import { ChevronDown, FlaskConical } from 'lucide-react';
import { useEffect } from 'react';
import { Form, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { trialProtocols } from '#modules/punchout-trial/trial.ts';
import { AskShop } from './ask-shop.tsx';
import { ProtocolFields } from './protocol-fields.tsx';
import { SendOrder } from './send-order.tsx';
import type { StartedVisit, StepView, TrialPage } from './trial-view.ts';

type Props = { page: TrialPage; started: StartedVisit | undefined; problem: string | undefined };

const refreshMs = 5000;

/** The built-in procurement system: it asks the shop, gets the cart, and orders. */
export function Trial({ page: { runs, run, protocol }, started, problem }: Props) {
  const t = useTranslations('punchout');
  useRefresh(run?.isWaiting ?? false);
  return (
    <div className="grid gap-4">
      {problem && <Notice tone="danger" title={problem} isLive />}
      {run && (
        <>
          <AskShop key={run.id} run={run} started={started} />
          <SendOrder key={run.lines.map(({ quantity }) => quantity).join()} protocol={run.protocol} lines={run.lines} />
          <DetailSection title={t('documents')} text={t('secretsRemoved')}>
            {run.steps.length === 0 && (
              <EmptyState title={t('noDocuments')} icon={<FlaskConical aria-hidden="true" />} />
            )}
            <ol className="grid gap-3">
              {run.steps.map((step, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- steps are only ever added at the end
                <Step key={index} step={step} isOpen={index >= lastAsked(run.steps)} />
              ))}
            </ol>
          </DetailSection>
        </>
      )}
      <Runs runs={runs} shown={run?.id} protocol={run?.protocol ?? protocol} />
    </div>
  );
}

/** What was asked last stays open with its answer, also when other documents arrive after it. */
const lastAsked = (steps: readonly StepView[]) => steps.findLastIndex(({ direction }) => direction === 'in');

/** Carts and documents arrive while the page is open. */
function useRefresh(isWaiting: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}

function Runs({ runs, shown, protocol }: Pick<TrialPage, 'runs' | 'protocol'> & { shown: string | undefined }) {
  const t = useTranslations('punchout');
  const timeOf = useMoment('time');
  return (
    <DetailSection title={t('trial.runs')} text={t('trial.runsText')}>
      <Form method="post" action="?" className="flex flex-wrap items-end gap-3">
        <Select
          id="trial-protocol"
          name="protocol"
          size="small"
          label={t('trial.protocol')}
          defaultValue={protocol}
          options={trialProtocols.map((value) => ({ value, label: t(`protocol.${value}`) }))}
        />
        <Button type="submit" name="intent" value="open" size="small">
          {t('trial.open')}
        </Button>
      </Form>
      <ul className="mt-4 grid gap-1 text-sm empty:hidden">
        {runs.map(({ id, protocol, createdAt }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            {id === shown ? (
              <span aria-current="true" className="font-semibold">
                {t(`protocol.${protocol}`)}
              </span>
            ) : (
              <TextLink to={`?trial=${id}`} reloadDocument>
                {t(`protocol.${protocol}`)}
              </TextLink>
            )}
            <time dateTime={createdAt.toISOString()} className="text-quiet tabular-nums">
              {timeOf(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Step({ step: { direction, kind, createdAt, fields }, isOpen }: { step: StepView; isOpen: boolean }) {
  const t = useTranslations('punchout');
  const timeOf = useMoment('time');
  const title = `${t(`kind.${kind}`)}, ${t(`direction.${direction}`)}`;
  const wrong = fields.filter(({ problem }) => problem !== undefined).length;
  return (
    <li className="min-w-0 border-l-2 border-line pl-4">
      <details open={isOpen}>
        <summary className="flex flex-wrap items-center gap-x-2 py-1 text-sm">
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 -rotate-90 transition-[rotate] in-open:rotate-0" />
          <span className="font-semibold">{title}</span>
          <time dateTime={createdAt.toISOString()} className="text-quiet tabular-nums">
            {timeOf(createdAt)}
          </time>
          {wrong > 0 && <span className="text-danger">{t('check.title', { count: wrong })}</span>}
        </summary>
        <div className="pt-2 pb-4">
          {fields.length === 0 ? (
            <p className="text-sm text-quiet">{t('empty')}</p>
          ) : (
            <ProtocolFields caption={title} fields={fields} />
          )}
        </div>
      </details>
    </li>
  );
}

import { useTranslations } from 'use-intl';
import type { CoworkerName } from '#app/components/buying/matrix-form.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { ServiceFields } from './service-fields.tsx';
import { useServices } from './use-services.ts';
import type { ServicesAnswer } from './vas-answers.ts';
import { Worded } from './worded.tsx';

export type ProductServicesProps = {
  sku: string;
  /** Empty if another field of the form has the wearer. */
  coworkers: readonly CoworkerName[];
};

/**
 * Services in the form of a product page or a size table. If they cannot be loaded, the garment is sold with the services
 * that the company preselects.
 */
export function ProductServices({ sku, coworkers }: ProductServicesProps) {
  const answer = useServices(sku);
  if (answer === 'failed') return null;
  if (!answer) return <Skeleton className="h-11" />;
  return (
    <Worded messages={answer.messages}>
      <Folded sku={sku} answer={answer} coworkers={coworkers} />
    </Worded>
  );
}

/** Open from the start if something is set already, or must be chosen. */
function Folded({ sku, answer, coworkers }: ProductServicesProps & { answer: ServicesAnswer }) {
  const t = useTranslations('vas');
  return (
    <Disclosure label={t('title')} isOpen={answer.first.length > 0 || answer.mustChoose}>
      <ServiceFields sku={sku} answer={answer} chosen={undefined} coworkers={coworkers} coworkerId={undefined} />
    </Disclosure>
  );
}

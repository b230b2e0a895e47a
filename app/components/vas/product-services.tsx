import type { CoworkerName } from '#app/components/buying/matrix-form.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { ServiceFields } from './service-fields.tsx';
import { useServices } from './use-services.ts';
import { Worded } from './worded.tsx';

type Props = { sku: string; coworkers: readonly CoworkerName[] };

/** Services in the form of a product page. If they cannot be loaded, the garment is sold as the company preselects. */
export function ProductServices({ sku, coworkers }: Props) {
  const answer = useServices(sku);
  if (answer === 'failed') return null;
  if (!answer) return <Skeleton className="h-40" />;
  return (
    <Worded messages={answer.messages}>
      <ServiceFields answer={answer} chosen={undefined} coworkers={coworkers} coworkerId={undefined} />
    </Worded>
  );
}

import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { bodyMeasures, type LengthUnit, type Measures } from '#modules/sizing/size-measures.ts';
import { MeasureFields } from './measure-fields.tsx';
import { UnitChoice } from './unit-choice.tsx';
import { type TypedMeasures, useSizing } from './use-sizing.ts';

type Props = {
  marketUnit: LengthUnit;
  measures: Measures;
  /** Values of a form returned with errors. */
  returned: { typed: TypedMeasures; unit: LengthUnit | undefined } | undefined;
};

/** The visitor's measures; an emptied field deletes the measure. */
export function OwnMeasuresForm({ marketUnit, measures, returned }: Props) {
  const account = useTranslations('account');
  const { state, formData } = useNavigation();
  const sizing = useSizing({
    marketUnit,
    measures,
    unit: returned?.unit,
    ...(returned && { typed: returned.typed }),
  });
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-6">
      <input type="hidden" name="intent" value="measures" />
      <UnitChoice name="unit" unit={sizing.unit} onChange={sizing.setUnit} />
      <div className="grid gap-x-4 gap-y-5 min-[480px]:grid-cols-2">
        <MeasureFields asked={bodyMeasures} sizing={sizing} />
      </div>
      <Button
        type="submit"
        isLoading={state !== 'idle' && formData?.get('intent') === 'measures'}
        className="justify-self-start"
      >
        {account('save')}
      </Button>
    </Form>
  );
}

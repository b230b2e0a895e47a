import { isOn } from '../../company/company-settings.ts';
import type { Check, Sending } from './sending.ts';

/** Numbers must be on the company's list; without a list any text is allowed. */
function wrongNumbers({ payload, settings, company }: Sending) {
  const { ProjectNumber: project = '', OrderNumber: order } = payload.metadata;
  return {
    project: isOn(settings, 'UseProjectNumber') && project !== '' && !company?.knowsProject ? project : undefined,
    order: isOn(settings, 'UseOrderNumber') && order && !company?.knowsOrderNumber ? order : undefined,
  };
}

export const someNumberIsKnown: Check<Sending> = (sending) => {
  const { project, order } = wrongNumbers(sending);
  return project !== undefined && order !== undefined ? { code: 'numbers-unknown', project, order } : undefined;
};

export const projectNumberIsKnown: Check<Sending> = (sending) => {
  const { project } = wrongNumbers(sending);
  return project === undefined ? undefined : { code: 'project-number-unknown', number: project };
};

export const orderNumberIsKnown: Check<Sending> = (sending) => {
  const { order } = wrongNumbers(sending);
  return order === undefined ? undefined : { code: 'order-number-unknown', number: order };
};

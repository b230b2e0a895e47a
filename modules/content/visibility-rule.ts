import { conditionSchema } from '../rules/condition-schema.ts';
import { visibilityKinds } from './visibility-kinds.ts';

export const visibilityRule = conditionSchema(visibilityKinds).meta({
  id: 'VisibilityRule',
  description: 'Who sees the block: MARKET (code), ROLE, COMPANY (number) and DATE (a day in the market).',
});

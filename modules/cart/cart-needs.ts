import { isOn, type Settings } from '../company/company-settings.ts';
import type { CartNeeds } from './cart-validation.ts';

/** Fields that the company requires on each row. */
export const needsOf = (settings: Settings): CartNeeds => ({
  comment: isOn(settings, 'ActivateMandatoryRowCommentForAllRows'),
  coworker: isOn(settings, 'ActivateMandatoryPersonalPackage'),
});

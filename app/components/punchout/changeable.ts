import type { FormAnswer } from '#app/forms/answer-form.server.ts';
import type { Unit } from '#core/units.ts';
import type { PreviewedField } from '#modules/punchout-workbench/preview-fields.server.ts';
import type { AddressLine } from './address-codes.tsx';
import type { CategoryLine } from './class-codes.tsx';
import type { CodesView } from './codes-form.tsx';
import type { DocumentsView } from './documents-form.tsx';
import type { SecretView } from './secrets.tsx';
import type { SettingsView } from './settings-form.tsx';

/** What can be changed of a connection. Without `buyers` there are too many people to choose from. */
export type Changeable = {
  readonly settings: SettingsView;
  readonly codes: CodesView;
  readonly usualUnits: Readonly<Record<Unit, string>>;
  readonly categories: readonly CategoryLine[];
  readonly addresses: readonly AddressLine[];
  readonly documents: DocumentsView;
  readonly secrets: readonly SecretView[];
  readonly buyers: readonly { readonly id: number; readonly name: string }[] | undefined;
};

/** Only the answer to the form that created the secret contains it. */
export type NewSecret = { intent: 'addSecret'; secret: string };

/** The last cart with rules that are not saved yet. */
export type Preview = { intent: 'preview'; preview: readonly PreviewedField[]; answerId: string };

/** What the screen gets when it is not left. */
export type ChangeAnswer = FormAnswer | NewSecret | Preview;

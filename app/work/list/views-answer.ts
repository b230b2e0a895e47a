/** Path below the language that saves and removes views. */
export const viewsAnswerPath = 'work-answers/views';

/** Why a view was not saved. */
export type ViewRefused = { readonly problem: string };

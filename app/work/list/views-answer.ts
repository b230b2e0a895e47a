/** Where views are saved and removed, under the language. */
export const viewsAnswerPath = 'work-answers/views';

/** Why a view was not saved. */
export type ViewRefused = { readonly problem: string };

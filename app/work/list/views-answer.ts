/** Path below the language that saves and removes views. */
export const viewsAnswerPath = 'work-answers/views';

/** The topics that an import announces as changed. */
export const catalogueTopic = 'catalogue';
export const stockTopic = 'stock';

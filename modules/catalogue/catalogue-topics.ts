/** What is told to have changed when a feed has come in. */
export const catalogueTopic = 'catalogue';
export const stockTopic = 'stock';

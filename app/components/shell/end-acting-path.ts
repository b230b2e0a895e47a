export const endActingPath = '/auth/acting/end';

import * as z from 'zod';

export const pieceCount = z.number().int().min(1).max(10_000);

import * as z from 'zod';
import { languages } from '#core/locale.ts';

export const translationParams = z.object({ language: z.enum(languages) });

export const translations = z
  .record(z.string(), z.string())
  .meta({ id: 'Translations', description: 'Texts by domain and key: cart.title. In ICU message format.' });

export const searchQuery = z.object({ q: z.string().trim().min(1).max(100) });

export const foundPage = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    excerpt: z.string().meta({ description: 'The text that holds the words.' }),
  })
  .meta({ id: 'FoundPage' });

export const categoryParams = z.object({ category: z.string().min(1).max(40) });

export const genderQuery = z.object({ gender: z.enum(['men', 'women']).optional() });

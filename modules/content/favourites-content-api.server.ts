import * as z from 'zod';
import { type Api, addCall } from '../api.server.ts';
import { departmentQuery, employee, favouritesCover, favouritesPageChoice } from './favourites-content.ts';
import { readEmployees, readFavouritesCovers, readFavouritesPages } from './read-favourites-content.server.ts';

/** Settings for PDFs of favourites. They are part of the general content and saved with it. */
export function addFavouritesContent(api: Api): void {
  addCall(
    api,
    {
      method: 'get',
      path: '/general/favorites/pages',
      summary: 'Text pages for a PDF of favourites',
      answer: z.array(favouritesPageChoice),
    },
    ({ shop, visit }) => readFavouritesPages(shop, visit),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/general/favorites/covers',
      summary: 'Pictures for the cover of a PDF of favourites',
      description: 'In the formats that editors have stored; only landscape pictures can be a cover.',
      answer: z.array(favouritesCover),
    },
    ({ shop, visit }) => readFavouritesCovers(shop, visit),
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/employees/department',
      summary: 'The employees of a department, such as PDF: the contact persons in a PDF of favourites',
      query: departmentQuery,
      answer: z.array(employee),
    },
    ({ shop, visit, query }) => readEmployees(shop, visit, query),
  );
}

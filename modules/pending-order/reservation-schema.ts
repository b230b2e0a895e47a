import * as z from 'zod';

const mostDays = 365;

export const reservationDaysField = z.number().int().min(1).max(mostDays);

export const reservationDaysView = z.object({ days: reservationDaysField }).meta({ id: 'ReservationDays' });

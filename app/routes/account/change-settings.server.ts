import { data, redirectDocument } from 'react-router';
import * as z from 'zod';
import { type SettingsIntent, settingsIntents } from '#app/components/account/settings-intents.ts';
import { type ActionAnswer, answerForm, type PostedForm, refusalsOfPassword } from '#app/forms/answer-form.server.ts';
import { changePasswordInput, deleteAccountInput } from '#modules/account/account-schema.ts';
import { changePassword } from '#modules/account/change-password.server.ts';
import { deleteMyAccount } from '#modules/account/delete-my-account.server.ts';
import { changeProfile, profileInputIn } from '#modules/account/profile.server.ts';
import { endSession, signOutEverywhere } from '#modules/account/sign-out.server.ts';
import { clearedCookies } from '#modules/auth/session-cookies.ts';
import { backToSettings } from './back-to-settings.ts';
import { addAddress, changeAddress, removeAddress } from './change-addresses.server.ts';

const handlers: Record<SettingsIntent, (posted: PostedForm) => Promise<ActionAnswer>> = {
  'address-add': addAddress,
  'address-change': changeAddress,
  'address-remove': removeAddress,

  profile: (posted) =>
    answerForm(posted, {
      intent: 'profile',
      domain: 'account',
      schema: profileInputIn(posted.visit.market.iso2),
      run: (input) => changeProfile(posted.shop, posted.visit, input),
      done: () => backToSettings(posted.visit.language, 'profile'),
    }),

  password: (posted) =>
    answerForm(posted, {
      intent: 'password',
      domain: 'account',
      schema: changePasswordInput,
      run: (input) => changePassword(posted.shop, posted.visit, input),
      fieldOf: { 'password-wrong': 'currentPassword', ...refusalsOfPassword('newPassword') },
      done: () => backToSettings(posted.visit.language, 'password'),
    }),

  'session-end': (posted) =>
    answerForm(posted, {
      intent: 'session-end',
      domain: 'account',
      schema: z.object({ sid: z.string().min(1).max(100) }),
      run: (input) => endSession(posted.shop, posted.visit, input),
      done: () => backToSettings(posted.visit.language, 'session'),
    }),

  'sign-out-everywhere': (posted) =>
    answerForm(posted, {
      intent: 'sign-out-everywhere',
      domain: 'account',
      schema: z.object({}),
      run: () => signOutEverywhere(posted.shop, posted.visit),
      done: () => leave(posted),
    }),

  'delete-account': (posted) =>
    answerForm(posted, {
      intent: 'delete-account',
      domain: 'account',
      schema: deleteAccountInput.extend({ understood: z.literal('on', 'required') }),
      run: (input) => deleteMyAccount(posted.shop, posted.visit, input),
      fieldOf: { 'password-wrong': 'password' },
      done: () => leave(posted),
    }),
};

const isIntent = (text: unknown): text is SettingsIntent => (settingsIntents as readonly unknown[]).includes(text);

/** Handles the form of the settings page that `intent` names. */
export function changeSettings(posted: PostedForm) {
  const intent = posted.form.get('intent');
  if (!isIntent(intent)) throw data(null, { status: 400 });
  return handlers[intent](posted);
}

/** Ends the session on this device too, and loads the home page. */
function leave({ shop, visit }: PostedForm): Response {
  const answer = redirectDocument(`/${visit.language}`);
  for (const line of clearedCookies({ secure: shop.env.APP_ENV !== 'local' }))
    answer.headers.append('set-cookie', line);
  return answer;
}

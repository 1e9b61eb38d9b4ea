import {
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorKey,
  SecondFactorProof,
  SecondFactorSchema,
  SecondFactorStart,
} from '@ostrov/shared/staff/schema'
import { Done, done } from '@ostrov/shared/wire/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { endSecondFactor, renewRecoveryCodes, secondFactorOf } from './end-second-factor'
import { beginSecondFactor, confirmSecondFactor } from './set-up-second-factor'

const tags = ['Accounts']
const PROVED = ['account.current_password_wrong', 'account.app_code_wrong', 'second_factor.is_off'] as const

// Each route gets an object of its own: the macro of its audience writes into it.
const state = () => ({
  response: { 200: SecondFactorSchema },
  detail: { summary: 'Whether a code is asked when I sign in', tags },
})
const begin = () =>
  ({
    refuses: ['account.current_password_wrong', 'second_factor.is_on'],
    body: SecondFactorStart,
    response: { 200: SecondFactorKey },
    detail: { summary: 'A key for my app; nothing is asked until a code of it confirms', tags },
  }) as const
const confirm = () =>
  ({
    refuses: ['account.app_code_wrong', 'second_factor.is_on', 'second_factor.key_old'],
    body: SecondFactorCode,
    response: { 200: RecoveryCodes },
    detail: { summary: 'Ask for a code from now on; every other session of mine ends', tags },
  }) as const
const renew = () =>
  ({
    refuses: PROVED,
    body: SecondFactorProof,
    response: { 200: RecoveryCodes },
    detail: { summary: 'New codes for a lost phone; the old ones are dead', tags },
  }) as const
const off = () =>
  ({
    refuses: PROVED,
    body: SecondFactorProof,
    response: { 200: Done },
    detail: { summary: 'Ask for no code any longer', tags },
  }) as const

/** The second step of signing in, of business users and of administrators. */
export const secondFactorRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/business_user/second_factor', ({ em, business }) => secondFactorOf(em, business), {
      business: true,
      ...state(),
    })
    .post(
      '/business_user/second_factor',
      ({ em, business: person, by, now, body }) => beginSecondFactor(em, deps, { person, by, now }, body.current),
      { business: true, ...begin() },
    )
    .post(
      '/business_user/second_factor/confirm',
      async ({ em, business: person, by, now, body }) => ({
        recovery_codes: await confirmSecondFactor(em, deps, { person, by, now }, body.code),
      }),
      { business: true, ...confirm() },
    )
    .post(
      '/business_user/second_factor/recovery_codes',
      async ({ em, business: person, by, now, body }) => ({
        recovery_codes: await renewRecoveryCodes(em, deps, { person, by, now }, body),
      }),
      { business: true, ...renew() },
    )
    .post(
      '/business_user/second_factor/off',
      async ({ em, business: person, by, now, body }) => {
        await endSecondFactor(em, deps, { person, by, now }, body)
        return done
      },
      { business: true, ...off() },
    )
    .get('/admin/second_factor', ({ em, admin }) => secondFactorOf(em, admin), { admin: true, ...state() })
    .post(
      '/admin/second_factor',
      ({ em, admin: person, by, now, body }) => beginSecondFactor(em, deps, { person, by, now }, body.current),
      { admin: true, ...begin() },
    )
    .post(
      '/admin/second_factor/confirm',
      async ({ em, admin: person, by, now, body }) => ({
        recovery_codes: await confirmSecondFactor(em, deps, { person, by, now }, body.code),
      }),
      { admin: true, ...confirm() },
    )
    .post(
      '/admin/second_factor/recovery_codes',
      async ({ em, admin: person, by, now, body }) => ({
        recovery_codes: await renewRecoveryCodes(em, deps, { person, by, now }, body),
      }),
      { admin: true, ...renew() },
    )
    .post(
      '/admin/second_factor/off',
      async ({ em, admin: person, by, now, body }) => {
        await endSecondFactor(em, deps, { person, by, now }, body)
        return done
      },
      { admin: true, ...off() },
    )

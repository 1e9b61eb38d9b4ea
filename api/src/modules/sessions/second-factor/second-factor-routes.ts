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
import { access } from '../../../http/access'
import type { Staff } from '../../../kernel/actors'
import type { Deps } from '../../../kernel/deps'
import { endSecondFactor, renewRecoveryCodes, secondFactorOf } from './end-second-factor'
import { beginSecondFactor, confirmSecondFactor } from './set-up-second-factor'

const tags = ['Accounts']
const PROVED = ['account.current_password_wrong', 'account.app_code_wrong', 'second_factor.is_off'] as const

/** The second step of signing in, of whoever works on this side. */
export const secondFactorRoutes = (deps: Deps, staff: Staff['kind']) =>
  new Elysia({ prefix: '/second_factor' })
    .use(access(deps))
    .get('', ({ em, person }) => secondFactorOf(em, person), {
      staff: { reads: staff, beforeSecondFactor: true },
      response: { 200: SecondFactorSchema },
      detail: { summary: 'Whether a code is asked when I sign in', tags },
    })
    .post('', ({ em, person, by, now, body }) => beginSecondFactor(em, deps, { person, by, now }, body.current), {
      staff: { own: staff, beforeSecondFactor: true },
      refuses: ['account.current_password_wrong', 'second_factor.is_on'],
      body: SecondFactorStart,
      response: { 200: SecondFactorKey },
      detail: { summary: 'A key for my app; nothing is asked until a code of it confirms', tags },
    })
    .post(
      '/confirm',
      async ({ em, person, by, now, body }) => ({
        recovery_codes: await confirmSecondFactor(em, deps, { person, by, now }, body.code),
      }),
      {
        staff: { own: staff, beforeSecondFactor: true },
        refuses: ['account.app_code_wrong', 'second_factor.is_on', 'second_factor.key_old'],
        body: SecondFactorCode,
        response: { 200: RecoveryCodes },
        detail: { summary: 'Ask for a code from now on; every other session of mine ends', tags },
      },
    )
    .post(
      '/recovery_codes',
      async ({ em, person, by, now, body }) => ({
        recovery_codes: await renewRecoveryCodes(em, deps, { person, by, now }, body),
      }),
      {
        staff: { own: staff, beforeSecondFactor: true },
        refuses: PROVED,
        body: SecondFactorProof,
        response: { 200: RecoveryCodes },
        detail: { summary: 'New codes for a lost phone; the old ones are dead', tags },
      },
    )
    .post(
      '/off',
      async ({ em, person, by, now, body }) => {
        await endSecondFactor(em, deps, { person, by, now }, body)
        return done
      },
      {
        staff: { own: staff, beforeSecondFactor: true },
        refuses: PROVED,
        body: SecondFactorProof,
        response: { 200: Done },
        detail: { summary: 'Ask for no code any longer', tags },
      },
    )

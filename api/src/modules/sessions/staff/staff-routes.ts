import { AdministratorSchema, EmailPassword, StaffLogin } from '@ostrov/shared/staff/schema'
import { Done, done } from '@ostrov/shared/wire/schema'
import { type Context, Elysia } from 'elysia'
import type { Em } from '../../../db/orm'
import { access } from '../../../http/access'
import type { CookieJar } from '../../../http/cookies'
import { clientAddress, clientNetwork } from '../../../http/counted'
import {
  clearSessionCookie,
  issueToken,
  readStaffDevice,
  type Signer,
  setSessionCookie,
  setStaffDevice,
} from '../../../http/session-tokens'
import type { Administrator } from '../../../kernel/actors'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import { Refusal } from '../../../kernel/problems'
import { Admin } from '../../staff/admin'
import { countGuess } from '../count-guess'
import { loginHash } from '../keyed-hash'
import { endStaffSession } from '../revoke-sessions'
import { enterStaff, noteGuesses, recogniseStaff } from './authenticate-staff'
import type { StaffKind } from './staff-person'

type Incoming = { em: Em; now: Date; body: typeof EmailPassword.static; cookie: CookieJar; tokens: Signer } & Pick<
  Context,
  'request'
>

export const staffRoutes = (deps: Deps) => {
  const signIn = (kinds: readonly StaffKind[]) => (incoming: Incoming) => signStaffIn(deps, kinds, incoming)
  const login = {
    open: true,
    refuses: [
      'account.password_wrong',
      'account.blocked',
      'account.mail_unconfirmed',
      'account.code_wanted',
      'account.app_code_wrong',
    ],
    body: EmailPassword,
    response: { 200: StaffLogin },
  } as const
  const tags = ['Accounts']
  return new Elysia()
    .use(access(deps))
    .post('/staff/authenticate', signIn(['admin', 'business']), {
      ...login,
      detail: { summary: 'Sign in by e-mail and password; `kind` tells who it is', tags },
    })
    .post('/business_user/authenticate', signIn(['business']), {
      ...login,
      detail: { summary: 'Sign a business user in', tags },
    })
    .post('/admin/business_user/authenticate', signIn(['admin']), {
      ...login,
      detail: { summary: 'Sign an administrator in', tags },
    })
    .post(
      '/admin/logout',
      async ({ em, now, admin, by, cookie }) => {
        await endStaffSession(em, by, admin.session.id, now)
        clearSessionCookie(deps, cookie, 'admin')
        return done
      },
      { admin: 'beforeSecondFactor', response: { 200: Done }, detail: { summary: 'End this session', tags } },
    )
    .get('/admin/me', ({ em, admin }) => readMe(em, admin), {
      admin: 'beforeSecondFactor',
      response: { 200: AdministratorSchema },
      detail: { summary: 'The administrator signed in', tags },
    })
}

async function readMe(em: Em, { id, role, needs_second_factor }: Administrator) {
  const { email, name } = await em.findOneOrFail(Admin, { id })
  return { id, email, name, role, needs_second_factor }
}

async function signStaffIn(deps: Deps, kinds: readonly StaffKind[], incoming: Incoming) {
  const { em, now, body, cookie, tokens, request } = incoming
  const login = loginHash(deps, body.email)
  const device_id = await readStaffDevice(tokens, cookie, login, now)
  const guess = await countGuess(createLimits(deps), { login, device_id, address: clientNetwork(request) })
  const ip = clientAddress(request)
  const person = await recogniseStaff(em, { ...body, kinds, now })
  if (!person) {
    if (guess.guesses === deps.config.limits.sign_in.points) await noteGuesses(em, { ...body, ip, now })
    throw new Refusal('account.password_wrong', { message: 'Неверная почта или пароль.' })
  }
  await guess.wasRight()
  const user_agent = request.headers.get('user-agent')
  const session = await enterStaff(em, deps, { ...person, code: body.code, device_id, user_agent, ip, now })
  const token = await issueToken(tokens, session)
  setSessionCookie(deps, cookie, session.kind, token, session.expire_at)
  await setStaffDevice(deps, tokens, cookie, login, now)
  const kind = session.kind === 'admin' ? ('admin' as const) : ('business' as const)
  const { documents_changed } = session
  return { token, expire_at: session.expire_at.toISOString(), kind, documents_changed }
}

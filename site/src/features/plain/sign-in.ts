import { formatPhone, normalizePhone } from '@ostrov/shared/formats/phone'
import { checkForm } from '@ostrov/shared/forms/form'
import { ADDRESS_PAGE, LOGIN_PAGE, PROFILE, plainPath } from '@ostrov/shared/paths'
import { CODE_RESEND_SECONDS } from '@ostrov/shared/sessions/codes'
import { CODE_FORM, PHONE_FORM } from '@ostrov/shared/sessions/form'
import { ask } from '@ostrov/shared/wire/answers'
import { isUnder } from '@ostrov/shared/wire/is-under'
import { safePath } from '@ostrov/shared/wire/safe-path'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'
import { nextPath } from '../account/next-path'
import { handOver } from './baskets'

/** The sign-in as it stands on the page: which step, what was typed, and what is to be said. */
export type SignInView = {
  step: 'phone' | 'code'
  /** As shown. */
  phone: string
  asks_password: boolean
  errors: Record<string, string | undefined>
  note: string | null
  /** Where the form posts to: the way back travels in it. */
  action: string
}

const PHONE_COOKIE = 'ostrov_phone_typed'
const CODE_LIVES_S = 600

/** Phone, then code, by forms: the page to draw, or the way on. */
export async function signIn(visit: Visit): Promise<SignInView | Response> {
  const form = await visit.form()
  const view: SignInView = {
    step: visit.params.get('step') === 'code' ? 'code' : 'phone',
    phone: formatPhone(visit.cookie(PHONE_COOKIE) ?? ''),
    asks_password: false,
    errors: {},
    note: null,
    action: pathOf(visit, visit.params.get('step') === 'code'),
  }
  if (!form) return (await personOf(visit)) ? visit.leave(wayBack(visit) ?? PROFILE) : view
  const act = form.get('act')
  if (act === 'resend') return resend(visit, view)
  return act === 'code' ? confirm(visit, view, textOf(form, 'code')) : begin(visit, view, form)
}

async function begin(visit: Visit, view: SignInView, form: URLSearchParams): Promise<SignInView | Response> {
  const typed = { ...view, step: 'phone' as const, phone: textOf(form, 'phone'), asks_password: form.has('password') }
  const phone = normalizePhone(typed.phone)
  if (!phone) return { ...typed, errors: checkForm(PHONE_FORM, typed) }
  const password = form.has('password') ? textOf(form, 'password') : undefined
  try {
    const { data } = await ask(visit.api.user.authenticate.post({ phone, password }))
    if (data.is_confirmed) return arrive(visit, data.user.addresses.length > 0)
    visit.keep(PHONE_COOKIE, phone, CODE_LIVES_S)
    await sendCode(visit)
    return visit.leave(pathOf(visit, true))
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    if (!errors.password) return { ...typed, errors: { phone: message, ...errors } }
    // Asked for the first time, it is no mistake yet.
    return { ...typed, asks_password: true, errors: typed.asks_password ? errors : {} }
  }
}

async function confirm(visit: Visit, view: SignInView, code: string): Promise<SignInView | Response> {
  const step = { ...view, step: 'code' as const }
  const errors = checkForm(CODE_FORM, { code })
  if (errors.code) return { ...step, errors }
  try {
    const { data } = await ask(visit.api.user.confirm.post({ code: code.trim() }))
    return await arrive(visit, data.user.addresses.length > 0)
  } catch (problem) {
    return { ...step, errors: { code: refusalOf(problem).message } }
  }
}

async function resend(visit: Visit, view: SignInView): Promise<SignInView> {
  try {
    const seconds = await sendCode(visit)
    return { ...view, step: 'code', note: `Отправили. Ещё раз можно через ${seconds}\u00a0с` }
  } catch (problem) {
    return { ...view, step: 'code', errors: { code: refusalOf(problem).message } }
  }
}

/** @returns seconds until the next may be asked for; a code sent a moment ago is still on its way. */
async function sendCode({ api }: Visit): Promise<number> {
  try {
    return (await ask(api.user.confirm.get())).resend_in
  } catch (problem) {
    if (refusalOf(problem).errorMessage !== 'account.code_too_soon') throw problem
    return CODE_RESEND_SECONDS
  }
}

async function arrive(visit: Visit, has_address: boolean): Promise<Response> {
  await handOver(visit)
  visit.keep(PHONE_COOKIE, '', 0)
  const next = nextPath({ has_address, redirect: wayBack(visit), init: visit.params.has('init') })
  // Straight to the plain face: the other one would only send a browser without scripts there, one page later.
  return visit.leave(isUnder(next, [ADDRESS_PAGE]) ? plainPath(next) : next)
}

function wayBack({ params }: Visit): string | null {
  return safePath(params.get('redirect'))
}

/** This page at one of its steps, with everything else its address says. */
function pathOf({ params }: Visit, code: boolean): string {
  const query = new URLSearchParams(params)
  query.delete('step')
  if (code) query.set('step', 'code')
  return `${plainPath(LOGIN_PAGE)}?${query}`
}

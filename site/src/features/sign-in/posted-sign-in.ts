import { formatPhone, normalizePhone } from '@ostrov/shared/formats/phone'
import { checkForm, type FormErrors } from '@ostrov/shared/forms/form'
import { LOGIN_PAGE, SOCIAL_PARAMETER } from '@ostrov/shared/paths'
import { CODE_RESEND_SECONDS } from '@ostrov/shared/sessions/codes'
import { CODE_FORM, PHONE_FORM } from '@ostrov/shared/sessions/form'
import { KNOWN_COOKIE } from '@ostrov/shared/sessions/kinds'
import type { SocialAttemptWire } from '@ostrov/shared/sessions/schema'
import { SOCIAL_PROVIDERS, type SocialProvider } from '@ostrov/shared/sessions/social'
import { ask } from '@ostrov/shared/wire/answers'
import { safePath } from '@ostrov/shared/wire/safe-path'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'
import { nextPath } from '../account/next-path'
import { handOver } from '../baskets/hand-over'
import type { ClosedProvider } from '../modals/LoginWarning'
import { CLOSED_PROVIDERS } from './closed-providers'

/** The sign-in as it stands on the page: which step, what was typed, and what is to be said. */
export type SignInView = {
  step: 'phone' | 'code' | 'changed' | 'closed'
  /** As shown. */
  phone: string
  asks_password: boolean
  errors: FormErrors
  note: string | null
  /** Where the form posts to: the way back travels in it. Of `changed` where the person goes on. */
  action: string
  /** Services that sign in beside the phone. */
  offered: readonly SocialProvider[]
  /** Who came by one of them, or why nobody did. */
  social: SocialAttemptWire | null
  failure: string | null
  /** What the law has closed, and whom to ask for the account back; of `closed`. */
  closed: Pick<ClosedProvider, 'provider' | 'support_email' | 'support_hours'>
}

const PHONE_COOKIE = 'ostrov_phone_typed'
const CODE_LIVES_S = 600

/** Phone, then code, by forms: the page to draw, or the way on. Where scripts run, only its opening is asked for. */
export async function signIn(visit: Visit): Promise<SignInView | Response> {
  const form = await visit.form()
  const { social: offered, support_email, support_hours } = await ask(visit.api.settings.get())
  const act = form?.get('act')
  const [closed] = CLOSED_PROVIDERS.find(([one]) => one === act) ?? []
  const step = visit.params.get('step') === 'code' ? 'code' : 'phone'
  const view: SignInView = {
    step,
    phone: formatPhone(visit.cookie(PHONE_COOKIE) ?? ''),
    asks_password: false,
    errors: {},
    note: null,
    action: pathOf(visit, step),
    offered,
    social: null,
    failure: null,
    closed: { provider: closed ?? 'gmail', support_email, support_hours },
  }
  if (!form) return open(visit, view)
  if (closed) return { ...view, step: 'closed' }
  if (act === 'resend') return resend(visit, view)
  const provider = SOCIAL_PROVIDERS.find((one) => one === act)
  if (provider) return leaveFor(visit, view, provider)
  return act === 'code' ? confirm(visit, view, textOf(form, 'code')) : begin(visit, view, form)
}

/** The page as it is opened: on with the way of who is in, or with the social sign-in that its address names. */
async function open(visit: Visit, view: SignInView): Promise<SignInView | Response> {
  const id = visit.params.get(SOCIAL_PARAMETER)
  // A browser that has forgotten the person would be led to and fro.
  const person = visit.cookie(KNOWN_COOKIE) === null ? null : await personOf(visit)
  const known = async (documents_changed: boolean) => {
    const { items } = await ask(visit.api.user.user_address.get({ query: {} }))
    return { user: { addresses: items }, documents_changed }
  }
  if (id === null) return person ? visit.leave(wayOn(visit, await known(false))) : view
  try {
    const social = await ask(visit.api.auth.social.attempts({ id }).get())
    // Where scripts run the page goes on by itself, with a word of welcome; elsewhere it is led here once more.
    if (social.is_signed_in && visit.params.get('step') === 'in')
      return await arrive(visit, view, await known(social.documents_changed))
    return { ...view, social, phone: view.phone || formatPhone(social.phone ?? '') }
  } catch (problem) {
    const { message } = refusalOf(problem)
    return person ? visit.leave(wayOn(visit, await known(false))) : { ...view, failure: message }
  }
}

/** Away to a service, which sends the person back to this page. */
async function leaveFor(visit: Visit, view: SignInView, provider: SocialProvider): Promise<SignInView | Response> {
  try {
    const query = { back: pathOf(visit, 'phone') }
    return visit.leave((await ask(visit.api.auth.social({ provider }).post(undefined, { query }))).redirect)
  } catch (problem) {
    return { ...view, failure: refusalOf(problem).message }
  }
}

async function begin(visit: Visit, view: SignInView, form: URLSearchParams): Promise<SignInView | Response> {
  const typed = { ...view, step: 'phone' as const, phone: textOf(form, 'phone'), asks_password: form.has('password') }
  const phone = normalizePhone(typed.phone)
  if (!phone) return { ...typed, errors: checkForm(PHONE_FORM, typed) }
  const password = form.has('password') ? textOf(form, 'password') : undefined
  try {
    const { data } = await ask(visit.api.user.authenticate.post({ phone, password, social_id: socialOf(visit) }))
    if (data.is_confirmed) return arrive(visit, typed, data)
    visit.keep(PHONE_COOKIE, phone, CODE_LIVES_S)
    await sendCode(visit)
    return visit.leave(pathOf(visit, 'code'))
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
    return await arrive(visit, step, data)
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

type Arrived = { user: { addresses: readonly unknown[] }; documents_changed: boolean }

/** On with the way; once, where what was accepted before has changed, by a page that says so. */
async function arrive(visit: Visit, view: SignInView, arrived: Arrived) {
  await handOver(visit)
  visit.keep(PHONE_COOKIE, '', 0)
  const way = wayOn(visit, arrived)
  return arrived.documents_changed ? { ...view, step: 'changed' as const, action: way } : visit.leave(way)
}

function wayOn({ params }: Visit, { user }: Arrived): string {
  const asked = { redirect: safePath(params.get('redirect')), init: params.has('init') }
  return nextPath({ has_address: user.addresses.length > 0, ...asked })
}

function socialOf({ params }: Visit): string | undefined {
  const id = params.get(SOCIAL_PARAMETER)
  return isUuid(id) ? id : undefined
}

/** This page at one of its steps, with everything else its address says. */
function pathOf({ params }: Visit, step: 'phone' | 'code'): string {
  const query = new URLSearchParams(params)
  query.delete('step')
  if (step === 'code') query.set('step', 'code')
  return `${LOGIN_PAGE}?${query}`
}

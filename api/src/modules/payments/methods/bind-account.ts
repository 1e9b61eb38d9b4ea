import { MINUTE_MS } from '@ostrov/shared/formats/time'
import type { AccountBindingWire } from '@ostrov/shared/payments/schema'
import { keepableMethods } from '../../../config'
import { addJob, type JobRow, type Jobs } from '../../../db/queue'
import { changed, moment, row, sql } from '../../../db/sql'
import type { Customer } from '../../../kernel/actors'
import type { Deps } from '../../../kernel/deps'
import { JobFailure } from '../../../kernel/job-failure'
import { createLimits } from '../../../kernel/limits'
import { Refusal } from '../../../kernel/problems'
import { boundAs, save } from './keep-method'

/** So long the bank's code binds. */
const CODE_MS = 15 * MINUTE_MS
/** A page asks every three seconds, and several may be open. */
const ASKED_AGAIN_MS = 2_000
/** They take 78 minutes: until long after the code is dead. */
const TRIES = 9
/** By then a page that is left open has asked a few times. */
const FIRST_TRY_MS = 20_000

const NONE: AccountBindingWire = { state: 'none', link: null, due_at: null }

/**
 * A code of the bank by which its owner binds an account without a payment; the newest takes the place of those before.
 * @throws {Refusal} `saved_method.not_agreed`, `saved_method.off`, `payment.bank_unavailable`, `request.too_often`
 */
export async function bindAccount(deps: Deps, user_id: string, agrees: boolean): Promise<AccountBindingWire> {
  const { orm, config, doors, log } = deps
  if (!agrees) throw new Refusal('saved_method.not_agreed')
  if (!keepableMethods(config).includes('sbp')) throw new Refusal('saved_method.off')
  await createLimits(deps).consume('saved_charges', `customer:${user_id}`)
  const agreed_at = deps.now()
  const due_at = new Date(agreed_at.getTime() + CODE_MS)
  const code = await doors.bank.bindAccount(`Привязка счёта: ${config.brand.name}`, due_at)
  if (!code.ok) {
    log.warn({ kind: code.kind, code: code.code }, 'the bank began no binding')
    if (code.kind === 'refused') throw new Refusal('saved_method.off')
    throw new Refusal('payment.bank_unavailable', {
      message: 'Банк не\u00A0отвечает. Попробуйте ещё раз через минуту.',
    })
  }
  const { link, request_key } = code.value
  const run_at = new Date(agreed_at.getTime() + FIRST_TRY_MS)
  await orm.em.fork().transactional(async (tx) => {
    await changed(
      tx,
      sql`insert into account_binding (user_id, request_key, link, agreed_at)
          select id, ${request_key}::text, ${link}::text, ${agreed_at}::timestamptz from "user" where id = ${user_id} and deleted_at is null for key share
          on conflict (user_id) do update set request_key = excluded.request_key, link = excluded.link, agreed_at = excluded.agreed_at, asked_at = null`,
    )
    await addJob(tx, 'payment.bind_account', { user_id }, { key: `bind:${user_id}`, run_at, max_attempts: TRIES })
  })
  return { state: 'waiting', link, due_at: due_at.toISOString() }
}

/** How it stands as the bank says now; nobody binds in another's name, so an administrator sees nothing. */
export async function readBinding(deps: Deps, { id, session }: Customer): Promise<AccountBindingWire> {
  if (session.act_admin_id) return NONE
  await askOfBinding(deps, { user_id: id })
  const pending = await row<{ link: string | null; agreed_at: string }>(
    deps.orm.em.fork(),
    sql`select link, ${moment('agreed_at')} as agreed_at from account_binding where user_id = ${id}`,
  )
  if (!pending) return NONE
  if (pending.link === null) return { ...NONE, state: 'refused' }
  const due_at = new Date(Date.parse(pending.agreed_at) + CODE_MS)
  if (due_at <= deps.now()) return { ...NONE, state: 'expired' }
  return { state: 'waiting', link: pending.link, due_at: due_at.toISOString() }
}

/** Asks the bank where one waits: an account that it has bound is kept, once. */
export async function askOfBinding(deps: Deps, of: { user_id: string } | { request_key: string }): Promise<void> {
  const em = deps.orm.em.fork()
  const now = deps.now()
  const which = 'user_id' in of ? sql`user_id = ${of.user_id}` : sql`request_key = ${of.request_key}`
  const asked = await row<{ request_key: string }>(
    em,
    sql`update account_binding set asked_at = ${now} where ${which} and link is not null
          and (asked_at is null or asked_at <= ${new Date(now.getTime() - ASKED_AGAIN_MS)}) returning request_key`,
  )
  if (!asked) return
  const { request_key } = asked
  const account = await deps.doors.bank.accountNow(request_key)
  if (!account.ok) return
  if (account.value.is_over) {
    await changed(em, sql`update account_binding set link = null where request_key = ${request_key}`)
  }
  if (account.value.token === '') return
  await em.transactional(async (tx) => {
    const agreed = await row<{ user_id: string; agreed_at: string }>(
      tx,
      sql`delete from account_binding where request_key = ${request_key} returning user_id, agreed_at`,
    )
    if (agreed) await save(deps, tx, { ...agreed, method: 'sbp' }, boundAs(request_key, account.value))
  })
}

/** For whoever has left the page before the bank has said yes; at last it is forgotten. @throws {JobFailure} to be tried again. */
export async function bindAccountJob(deps: Deps, { user_id }: Jobs['payment.bind_account'], _?: number, job?: JobRow) {
  await askOfBinding(deps, { user_id })
  const em = deps.orm.em.fork()
  const isLeft = await row(em, sql`select from account_binding where user_id = ${user_id}`)
  if (!isLeft) return
  if (!job?.isLast) throw new JobFailure('bank.silent', 'account')
  // One that was begun meanwhile has a job of its own.
  const before = new Date(deps.now().getTime() - CODE_MS)
  await changed(em, sql`delete from account_binding where user_id = ${user_id} and agreed_at < ${before}`)
}

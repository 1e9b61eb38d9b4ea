import { loginPath } from '@ostrov/shared/paths'
import { REMOVE_PARAMETER, SAVED_METHODS, sbpPath } from '@ostrov/shared/payments/paths'
import type { AccountBindingWire } from '@ostrov/shared/payments/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'
import { onlineWays } from './offered-methods'

/** A person's kept ways to pay, and what they press there: the page to draw, or the way on. */
export async function ownMethods(visit: Visit) {
  const { api, params } = visit
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: SAVED_METHODS }))
  const form = await visit.form()
  const isBinding = form?.get('act') === 'bind'
  const agreed = form?.get('keep_method') === 'on'
  const refusal = form && (await (isBinding ? bind(visit, agreed) : remove(visit, textOf(form, 'id'))))
  if (form && refusal === null) return visit.leave(isBinding ? sbpPath(SAVED_METHODS) : `${SAVED_METHODS}?done`)
  const [{ items }, { keepable }] = await Promise.all([ask(api.user.saved_methods.get()), onlineWays(api)])
  const asked = items.find(({ id }) => id === params.get(REMOVE_PARAMETER)) ?? null
  const newest = params.has('bound') && items[0]?.kind === 'sbp' ? `Счёт привязан: ${items[0].label}` : null
  const done = params.has('done') ? 'Способ оплаты удалён' : newest
  return { items, asked, refusal, done, agreed, canBind: keepable.includes('sbp') }
}

/** The page with the code that binds an account, or the way on once it is bound. */
export async function accountBinding(visit: Visit): Promise<AccountBindingWire | Response> {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: sbpPath(SAVED_METHODS) }))
  const binding = await ask(visit.api.user.saved_methods.binding.get())
  return binding.state === 'none' ? visit.leave(`${SAVED_METHODS}?bound`) : binding
}

const bind = ({ api }: Visit, keep_method: boolean) => tried(ask(api.user.saved_methods.binding.post({ keep_method })))

async function remove({ api }: Visit, id: string): Promise<string | null> {
  return isUuid(id) ? tried(ask(api.user.saved_methods({ id }).delete())) : null
}

/** Why it was refused; null when it was done. */
async function tried(pressed: Promise<unknown>): Promise<string | null> {
  try {
    await pressed
    return null
  } catch (problem) {
    return refusalOf(problem).message
  }
}

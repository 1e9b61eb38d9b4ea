import { loginPath } from '@ostrov/shared/paths'
import { REMOVE_PARAMETER, SAVED_METHODS } from '@ostrov/shared/payments/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'

/** A person's kept ways to pay, and what they press there: the page to draw, or the way on. */
export async function ownMethods(visit: Visit) {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: SAVED_METHODS }))
  const form = await visit.form()
  const refusal = form && (await remove(visit, textOf(form, 'id')))
  if (form && refusal === null) return visit.leave(`${SAVED_METHODS}?done`)
  const { items } = await ask(visit.api.user.saved_methods.get())
  const asked = items.find(({ id }) => id === visit.params.get(REMOVE_PARAMETER)) ?? null
  return { items, asked, refusal, done: visit.params.has('done') ? 'Способ оплаты удалён' : null }
}

/** Why it was refused; null when it was done. */
async function remove({ api }: Visit, id: string): Promise<string | null> {
  if (!isUuid(id)) return null
  try {
    await ask(api.user.saved_methods({ id }).delete())
    return null
  } catch (problem) {
    return refusalOf(problem).message
  }
}

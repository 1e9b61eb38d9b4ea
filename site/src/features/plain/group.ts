import type { GroupWire } from '@ostrov/shared/groups/schema'
import { plainPath, togetherPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import { refusalOf, textOf, type Visit } from '../../visit'
import { quantityOf } from './baskets'

export type GroupView = { group: GroupWire; action: string; typed: string; refusal: string | null }

/** A group basket after what a form asked of it: the page to draw, the way on, or null where the link leads nowhere. */
export async function together(visit: Visit, token: string): Promise<GroupView | Response | null> {
  const action = plainPath(togetherPath(token))
  const form = await visit.form()
  const group = await askOrNull(visit.api.groups({ id: token }).get())
  if (!group) return null
  if (!form) return { group, action, typed: '', refusal: null }
  try {
    await change(visit, token, form)
    return visit.leave(action)
  } catch (problem) {
    return { group, action, typed: textOf(form, 'name'), refusal: refusalOf(problem).message }
  }
}

async function change({ api }: Visit, token: string, form: URLSearchParams): Promise<void> {
  const at = api.groups({ id: token })
  const act = form.get('act')
  if (act === 'join') await ask(at.participants.post({ name: textOf(form, 'name') }))
  const quantity = act === 'set' ? quantityOf(form, 0) : 0
  if (act === 'set' || act === 'remove') await ask(at.items({ target: textOf(form, 'id') }).put({ quantity }))
}

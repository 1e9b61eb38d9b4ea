import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { NOTICES_FORM } from '@ostrov/shared/notices/form'
import { choicesOf, NOTICE_CHOICES, type NoticeEvent, type Notices } from '@ostrov/shared/notices/rules'
import type { NoticesWire } from '@ostrov/shared/notices/schema'
import { loginPath, NOTICES, PROFILE, plainPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'

export type NoticesView = {
  known: NoticesWire
  typed: Readonly<Record<string, string>>
  errors: Record<string, string | undefined>
  refusal: string | null
}

/** What messages come where, after what a form chose: the page to draw, or the way on. */
export async function noticesOf(visit: Visit): Promise<NoticesView | Response> {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: plainPath(NOTICES) }))
  const form = await visit.form()
  const known = await ask(visit.api.user.notices.get())
  const view: NoticesView = { known, typed: choicesOf(known), errors: {}, refusal: null }
  if (!form) return view
  const typed = Object.fromEntries(Object.keys(NOTICES_FORM).map((name) => [name, textOf(form, name)]))
  const errors = checkForm(NOTICES_FORM, typed)
  const chosen = chosenOf(typed)
  if (!isValid(errors) || !chosen) return { ...view, errors }
  try {
    await ask(visit.api.user.notices.put(chosen))
    return visit.leave(plainPath(PROFILE))
  } catch (problem) {
    return { ...view, typed, refusal: refusalOf(problem).message }
  }
}

function chosenOf(typed: Readonly<Record<string, string>>): Notices | null {
  const [status, late, changes] = [wayOf('status', typed), wayOf('late', typed), wayOf('changes', typed)]
  const [answer, ads, favourites] = [wayOf('answer', typed), wayOf('ads', typed), wayOf('favourites', typed)]
  const [searches, replies, tickets] = [wayOf('searches', typed), wayOf('replies', typed), wayOf('tickets', typed)]
  const support = wayOf('support', typed)
  if (!(status && late && changes && answer && ads && favourites && searches && replies && tickets && support))
    return null
  return { status, late, changes, answer, ads, favourites, searches, replies, tickets, support }
}

function wayOf<Event extends NoticeEvent>(event: Event, typed: Readonly<Record<string, string>>) {
  const ways: Readonly<Record<string, string>> = NOTICE_CHOICES[event]
  const isWay = (way: string | undefined): way is Notices[Event] => way !== undefined && Object.hasOwn(ways, way)
  const way = typed[event]
  return isWay(way) ? way : null
}

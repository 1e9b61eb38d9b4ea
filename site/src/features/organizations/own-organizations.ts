import { formatPhone } from '@ostrov/shared/formats/phone'
import { valuesOf } from '@ostrov/shared/forms/values'
import { ORGANIZATION_FORM } from '@ostrov/shared/organizations/form'
import { phonesOf } from '@ostrov/shared/organizations/rules'
import type { OwnOrganizationWire } from '@ostrov/shared/organizations/schema'
import {
  ADD_ORGANIZATION,
  loginPath,
  ORGANIZATION_DONE,
  OWN_ORGANIZATIONS,
  organizationDonePath,
  ownOrganizationPath,
} from '@ostrov/shared/paths'
import type { OrganizationReviewWire } from '@ostrov/shared/reviews/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import { changedOwn, newOwn } from '../../own-form'
import type { PostedView } from '../../posted-form'
import { type Sent, sentIn, textIn } from '../../sent'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'
import { sendAppeal } from '../moderated/appeal'
import { sentAs } from '../moderated/sent-as'
import { DONE, FAILED } from './words'

type FormView = PostedView<typeof ORGANIZATION_FORM>

/** What has just been done, as the page says it. */
const doneIn = ({ params }: Visit): string | null => DONE[params.get(ORGANIZATION_DONE) ?? ''] ?? null

/** Those that a person owns or works for, or the way to the sign-in. */
export async function ownOrganizations(visit: Visit) {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: OWN_ORGANIZATIONS }))
  const form = await visit.form()
  const appealing = form && textOf(form, 'act') === 'appeal' ? await sendAppeal(visit, form) : null
  if (form && appealing === null) return visit.leave(organizationDonePath(OWN_ORGANIZATIONS, 'appeal'))
  const { items } = await ask(visit.api.user.organizations.get({ query: {} }))
  return { items, appealing, done: doneIn(visit) }
}

/** A new one as a form: the page to draw, or the way on. */
export async function newOrganization(visit: Visit): Promise<FormView | Response> {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: ADD_ORGANIZATION }))
  return newOwn(visit, ORGANIZATION_FORM, {
    action: ADD_ORGANIZATION,
    failed: FAILED.create,
    add: async (body, headers) => {
      const made = await ask(visit.api.user.organizations.post(body, { headers }))
      return organizationDonePath(ownOrganizationPath(made.id), sentAs(made, true))
    },
  })
}

type OwnView = {
  own: OwnOrganizationWire
  /** Of its owner. */
  form: FormView | null
  /** What was typed of an employee who was not taken on, and the server's sentence. */
  phone: string
  refusal: string | null
  done: string | null
  reviews: { items: OrganizationReviewWire[]; total: number }
  answering: { review_id: string; text: string; refusal: string } | null
}

/** One of them with its people, and what is pressed there; null for nobody’s. */
export async function ownOrganization(visit: Visit, id: string): Promise<OwnView | Response | null> {
  const action = ownOrganizationPath(id)
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: action }))
  const own = await askOrNull(visit.api.user.organizations({ id }).get())
  if (!own) return null
  const reviews = await ask(visit.api.user.organizations({ id }).reviews.get({ query: {} }))
  const sent = await sentIn(visit)
  const isForm = sent !== null && textIn(sent, 'act') === 'save'
  const form = own.role === 'owner' ? await changed(visit, own, isForm ? sent : null) : null
  if (form instanceof Response) return form
  const view = { own, form, phone: '', refusal: null, done: doneIn(visit), reviews, answering: null }
  if (!sent || isForm) return view
  if (sent.has('review_id')) return answer(visit, id, view, sent)
  return act(visit, id, view, sent)
}

/** As its owner reads it: phones as they are said. */
function changed(visit: Visit, { id, version, values, images }: OwnOrganizationWire, sent: Sent | null) {
  const one = visit.api.user.organizations({ id })
  const action = ownOrganizationPath(id)
  const phones = phonesOf(values.phones).map(formatPhone).join('\n')
  return changedOwn(visit, ORGANIZATION_FORM, {
    ...{ action, sent, version, failed: FAILED.change },
    typed: valuesOf(ORGANIZATION_FORM, { ...values, phones, image_ids: images }),
    change: async (body) => organizationDonePath(action, sentAs(await ask(one.put(body)), false)),
    present: () => ask(one.get()),
  })
}

/** What its people say to a review: anew, otherwise, or no more. */
async function answer(visit: Visit, id: string, view: OwnView, sent: Sent): Promise<OwnView | Response> {
  const [review_id, text] = [textIn(sent, 'review_id'), textIn(sent, 'text')]
  const wanted = textIn(sent, 'act')
  const { reviews } = visit.api.user.organizations({ id })
  try {
    if (wanted === 'unanswer') await ask(reviews({ review_id }).answer.delete())
    else if (textIn(sent, 'answered')) await ask(reviews({ review_id }).answer.put({ text }))
    else await ask(reviews.answer.post({ review_id, text }))
    return visit.leave(organizationDonePath(ownOrganizationPath(id), wanted))
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    return { ...view, answering: { review_id, text, refusal: errors.text ?? message } }
  }
}

async function act(visit: Visit, id: string, view: OwnView, sent: Sent): Promise<OwnView | Response> {
  const wanted = textIn(sent, 'act')
  const phone = textIn(sent, 'phone')
  const one = visit.api.user.organizations({ id })
  const here = ownOrganizationPath(id)
  try {
    if (wanted === 'employ') await ask(one.employees.post({ phone }))
    else if (wanted === 'dismiss') await ask(one.employees.delete({ phone }))
    else if (wanted === 'leave') await ask(one.leave.post())
    else if (wanted === 'remove') await ask(one.delete())
    else return view
    const isOver = wanted === 'leave' || wanted === 'remove'
    return visit.leave(organizationDonePath(isOver ? OWN_ORGANIZATIONS : here, wanted))
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    const said = errors.phone ?? message
    if (wanted === 'employ') return { ...view, phone, refusal: said }
    return { ...view, refusal: wanted === 'remove' ? `${FAILED.remove}. ${said}` : said }
  }
}

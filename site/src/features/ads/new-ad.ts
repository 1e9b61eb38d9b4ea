import { adPreviewPath } from '@ostrov/shared/ads/paths'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import type { UserWire } from '@ostrov/shared/customers/schema'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { newAdPath, ownAdsPath } from '@ostrov/shared/paths'
import { ask, type Problem } from '@ostrov/shared/wire/answers'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import { type Sent, sentIn, textIn } from '../../sent'
import { personOf, refusalOf, type Visit } from '../../visit'
import { sentAs } from '../moderated/sent-as'
import { type AdFormView, isSound, judgeAd, openForm, refusedForm } from './ad-form'
import { bodyIn, DUPLICATE, draftOf, IMAGES, typedIn, typedOf } from './sent-ad'

/** A new ad as a form: the page to draw, or the way on. Whatever was sent and not taken stands in it again. */
export async function newAd(visit: Visit, section: SectionName): Promise<AdFormView | Response> {
  const person = await personOf(visit)
  const sent = await sentIn(visit)
  const action = newAdPath(section)
  if (person && sent?.get('act') === 'drop') {
    await ask(visit.api.user.ad_drafts({ section }).delete())
    return visit.leave(action)
  }
  const renewed = person && sent?.get('act') === 'renew' ? await renew(visit, section, textIn(sent, DUPLICATE)) : null
  if (renewed === true) return visit.leave(ownAdsPath({ done: 'renew' }))
  const draft = person && !sent ? await askOrNull(visit.api.user.ad_drafts({ section }).get()) : null
  const typed = sent
    ? typedIn(section, sent)
    : typedOf(section, draft?.values ?? { ...begun(section), ...(person && whoWrites(person)) })
  const view = await openForm(visit, { section, action, typed, is_guest: !person, is_opened: !sent })
  if (!sent) return { ...view, note: draft ? 'draft' : null }
  if (renewed) return refusedForm(view, renewed)
  return person ? send(visit, view, sent) : ofGuest(view)
}

/** The ad that was there already is shown for longer, and what was begun of its like is forgotten; else why it was not. */
async function renew({ api }: Visit, section: SectionName, id: string): Promise<true | Problem> {
  try {
    await ask(api.user.ad({ id }).renew.post())
    await ask(api.user.ad_drafts({ section }).delete())
    return true
  } catch (problem) {
    return refusalOf(problem)
  }
}

/** What a new form has ticked. */
const begun = (section: SectionName) =>
  Object.fromEntries(
    Object.entries(sectionOf(section).fields).flatMap(([name, { ticked }]) => (ticked ? [[name, true]] : [])),
  )
const whoWrites = ({ name, phone }: UserWire) => ({ contact_name: name, contact_phone: phone && formatPhone(phone) })

/** Who has not signed in is told what is wrong, and at last that this alone is left to do. */
function ofGuest(view: AdFormView): AdFormView {
  const errors = checkForm(sectionOf(view.section).fields, view.typed)
  return { ...view, errors, note: isValid(errors) ? 'sign_in' : null }
}

async function send(visit: Visit, opened: AdFormView, sent: Sent): Promise<AdFormView | Response> {
  const view = await judgeAd(visit, opened, sent)
  // Sent as a guest's from a page where one has signed in since: photos could not be chosen there.
  if (sent.has('guest')) return kept(visit, { ...view, errors: {}, note: 'signed_in' })
  if (sent.get('act') === 'preview') return previewed(visit, view)
  if (sent.get('act') === 'again') return kept(visit, { ...view, errors: {} })
  if (!isSound(view)) return kept(visit, view)
  try {
    const headers = { 'idempotency-key': textIn(sent, 'key') || view.key }
    const is_another = sent.get('act') === 'another'
    const body = { ...bodyIn(view.section, view.typed), ...(is_another && { is_another }) }
    const made = await ask(visit.api.user.ads[view.section].post(body, { headers }))
    return visit.leave(ownAdsPath({ done: sentAs({ ...made, state: made.status }, true) }))
  } catch (problem) {
    return kept(visit, refusedForm(view, problem))
  }
}

/** Photos that could not be stored are told of first; all else may be missing yet. */
async function previewed(visit: Visit, { errors: { [IMAGES]: wrong }, ...view }: AdFormView) {
  const stood = await kept(visit, { ...view, errors: wrong ? { [IMAGES]: wrong } : {} })
  return wrong ? stood : visit.leave(adPreviewPath(view.section))
}

/** What comes back is kept, too, whatever becomes of the page. */
async function kept({ api }: Visit, view: AdFormView): Promise<AdFormView> {
  const { section, typed } = view
  await ask(api.user.ad_drafts({ section }).put({ values: draftOf(typed) })).catch(refusalOf)
  return view
}

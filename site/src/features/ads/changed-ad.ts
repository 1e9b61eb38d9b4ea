import { mayAct } from '@ostrov/shared/ads/rules'
import type { AdPreviewWire, OwnAdWire } from '@ostrov/shared/ads/schema'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { loginPath, ownAdPath, ownAdsPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import { type Sent, sentIn, textIn } from '../../sent'
import { personOf, refusalOf, type Visit } from '../../visit'
import { sentAs } from '../moderated/sent-as'
import { type AdFormView, isSound, judgeAd, openForm, refusedForm } from './ad-form'
import { bodyIn, draftOf, IMAGES, typedIn, typedOf } from './sent-ad'

type Changing = { ad: OwnAdWire; view: AdFormView | null; preview: AdPreviewWire | null }

/** An own ad as a form: the page to draw, without the form where the ad cannot be changed, or the way on; null for nobody’s. */
export async function changedAd(visit: Visit, id: string): Promise<Changing | Response | null> {
  const action = ownAdPath(id)
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: action }))
  const ad = await askOrNull(visit.api.user.ad({ id }).get())
  if (!ad) return null
  if (!mayAct('change', ad.status)) return { ad, view: null, preview: null }
  const sent = await sentIn(visit)
  const phone = formatPhone(String(ad.values.contact_phone))
  const typed = sent ? typedIn(ad.section, sent) : typedOf(ad.section, { ...ad.values, contact_phone: phone })
  const opened = await openForm(visit, { section: ad.section, action, typed, is_guest: false, is_opened: !sent })
  const view = { ...opened, version: sent ? textIn(sent, 'version') : ad.version }
  if (sent?.get('act') === 'preview') return { ad, ...(await previewed(visit, ad, view, sent)) }
  const after = sent ? await save(visit, ad, view, sent) : view
  return after instanceof Response ? after : { ad, view: after, preview: null }
}

/** What is typed as others will see it, over the form, which keeps all of it; photos that could not be stored are told of first. */
async function previewed(visit: Visit, { id }: OwnAdWire, opened: AdFormView, sent: Sent) {
  const { errors, ...view } = await judgeAd(visit, opened, sent)
  const wrong = errors[IMAGES]
  if (wrong) return { view: { ...view, errors: { [IMAGES]: wrong } }, preview: null }
  try {
    const preview = await ask(visit.api.user.ad({ id }).preview.post({ values: draftOf(view.typed) }))
    return { view: { ...view, errors: {} }, preview }
  } catch (problem) {
    return { view: refusedForm({ ...view, errors: {} }, problem), preview: null }
  }
}

async function save(visit: Visit, { id, section }: OwnAdWire, opened: AdFormView, sent: Sent) {
  const view = await judgeAd(visit, opened, sent)
  if (sent.get('act') === 'again') return { ...view, errors: {} }
  if (!isSound(view)) return view
  try {
    const body = { ...bodyIn(section, view.typed), version: textIn(sent, 'version') }
    const saved = await ask(visit.api.user.ads[section]({ id }).put(body))
    return visit.leave(ownAdsPath({ done: sentAs({ ...saved, state: saved.status }, false) }))
  } catch (problem) {
    if (refusalOf(problem).errorMessage !== 'ad.changed') return refusedForm(view, problem)
    // What was typed stays; it is sent over what has come meanwhile only by a press of who has read that.
    const { version } = await ask(visit.api.user.ad({ id }).get())
    return { ...view, version, refusal: CHANGED }
  }
}

const CHANGED =
  'Это объявление уже изменили в\u00A0другом окне. Здесь то, что написали вы: проверьте и\u00A0сохраните ещё раз, тогда останется это.'

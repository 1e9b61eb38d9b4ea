import { mayAct } from '@ostrov/shared/ads/rules'
import type { OwnAdWire } from '@ostrov/shared/ads/schema'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { loginPath, ownAdPath, ownAdsPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import { personOf, refusalOf, type Visit } from '../../visit'
import { type AdFormView, isSound, judgeForm, openForm, refusedForm } from './ad-form'
import { bodyIn, type Sent, sentIn, textIn, typedIn, typedOf } from './sent-ad'

type Changing = { ad: OwnAdWire; view: AdFormView | null }

/** An own ad as a form: the page to draw, without the form where the ad cannot be changed, or the way on; null for nobody’s. */
export async function changedAd(visit: Visit, id: string): Promise<Changing | Response | null> {
  const action = ownAdPath(id)
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: action }))
  const ad = await askOrNull(visit.api.user.ad({ id }).get())
  if (!ad) return null
  if (!mayAct('change', ad.status)) return { ad, view: null }
  const sent = await sentIn(visit)
  const phone = formatPhone(String(ad.values.contact_phone))
  const typed = sent ? typedIn(ad.section, sent) : typedOf(ad.section, { ...ad.values, contact_phone: phone })
  const opened = await openForm(visit, { section: ad.section, action, typed, is_guest: false, is_opened: !sent })
  const view = { ...opened, version: sent ? textIn(sent, 'version') : ad.version }
  const after = sent ? await save(visit, ad, view, sent) : view
  return after instanceof Response ? after : { ad, view: after }
}

async function save(visit: Visit, { id, section }: OwnAdWire, opened: AdFormView, sent: Sent) {
  const view = await judgeForm(visit, opened, sent)
  if (sent.get('act') === 'again') return { ...view, errors: {} }
  if (!isSound(view)) return view
  try {
    const body = { ...bodyIn(section, view.typed), version: textIn(sent, 'version') }
    await ask(visit.api.user.ads[section]({ id }).put(body))
    return visit.leave(ownAdsPath({ done: 'changed' }))
  } catch (problem) {
    if (refusalOf(problem).errorMessage !== 'ad.changed') return refusedForm(view, problem)
    // What was typed stays; it is sent over what has come meanwhile only by a press of who has read that.
    const { version } = await ask(visit.api.user.ad({ id }).get())
    return { ...view, version, refusal: CHANGED }
  }
}

const CHANGED =
  'Это объявление уже изменили в\u00A0другом окне. Здесь то, что написали вы: проверьте и\u00A0сохраните ещё раз, тогда останется это.'

import { ownAdList } from '@ostrov/shared/ads/lists'
import type { OwnAdWire } from '@ostrov/shared/ads/schema'
import { sectionOf } from '@ostrov/shared/ads/sections'
import { countOf } from '@ostrov/shared/formats/plural'
import { readAddress } from '@ostrov/shared/lists/address'
import { loginPath, OWN_ADS, OWN_ADS_DONE, ownAdsPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'
import { sendAppeal } from '../moderated/appeal'

/** What was done, as the page says it afterwards. */
const DONE: Readonly<Record<string, string>> = {
  sent: 'Отправлено на\u00A0проверку. Обычно это недолго: мы\u00A0напишем, как только объявление появится на\u00A0сайте.',
  changed: 'Сохранено. Цена, город и\u00A0контакты уже новые; слова и\u00A0фото появятся после проверки.',
  shown: 'Опубликовано: объявление уже видят\u00A0все.',
  saved: 'Сохранено',
  renew: 'Продлено на\u00A030\u00A0дней',
  sold: 'Убрано в\u00A0архив',
  withdrawn: 'Снято. Вернуть можно в\u00A0любой момент',
  remove: 'Удалено',
  appeal: 'Апелляция подана. Её посмотрит другой модератор: мы\u00A0напишем, что он решил.',
}

/** A person's ads, and what they press there: the page to draw, or the way on. */
export async function ownAds(visit: Visit) {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: OWN_ADS }))
  const query = readAddress(ownAdList, visit.params)
  const form = await visit.form()
  const isAppeal = form !== null && textOf(form, 'act') === 'appeal'
  const appealing = isAppeal ? await sendAppeal(visit, form) : null
  const refusal = form && !isAppeal ? await act(visit, form) : null
  if (form && refusal === null && appealing === null) {
    const done = textOf(form, 'act')
    return visit.leave(ownAdsPath({ status: query.status ?? null, done }))
  }
  const list = await ask(visit.api.user.ads.get({ query }))
  return { list, query, refusal, appealing, done: DONE[visit.params.get(OWN_ADS_DONE) ?? ''] ?? null }
}

/** Why it was refused; null when it was done. */
async function act({ api }: Visit, form: URLSearchParams): Promise<string | null> {
  const one = api.user.ad({ id: textOf(form, 'id') })
  const wanted = textOf(form, 'act')
  try {
    if (wanted === 'renew') await ask(one.renew.post())
    else if (wanted === 'remove') await ask(one.delete())
    else if (wanted === 'sold' || wanted === 'withdrawn') await ask(one.archive.post({ as: wanted }))
    return null
  } catch (problem) {
    return refusalOf(problem).message
  }
}

const DAY_MS = 24 * 3_600_000

/** «ещё 12 дней», «последний день»; null for what is not shown. */
export function daysLeft({ status, expires_at }: Pick<OwnAdWire, 'status' | 'expires_at'>, now: Date): string | null {
  if (status !== 'published' || expires_at === null) return null
  const days = Math.floor((Date.parse(expires_at) - now.getTime()) / DAY_MS)
  return days < 1 ? 'последний день' : `ещё ${countOf(days, 'день', 'дня', 'дней')}`
}

/** Why an ad is in the archive, in the words of its section. */
export const archivedWords = ({ section, archived_as }: Pick<OwnAdWire, 'section' | 'archived_as'>): string | null =>
  archived_as && (archived_as === 'sold' ? sectionOf(section).words.done : 'Снято вами')

import { favouriteAdList } from '@ostrov/shared/ads/lists'
import { readAddress } from '@ostrov/shared/lists/address'
import { FAVOURITE_ADS, favouriteAdsPath, loginPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'

/** The ad that a guest has pressed the heart of, until they are signed in. */
const WISH = 'ostrov_wish'
const WISH_S = 1800

const DONE: Readonly<Record<string, string>> = {
  add: 'Добавлено в\u00A0избранное. Если цена снизится, мы\u00A0напишем.',
  drop: 'Убрано из\u00A0избранного',
}

/** A person's favourites, and what they press there: the page to draw, or the way on. What a guest has pressed is done once they are signed in. */
export async function favouriteAds(visit: Visit) {
  const form = await visit.form()
  if (!(await personOf(visit))) {
    if (form && textOf(form, 'act') === 'add') visit.keep(WISH, textOf(form, 'number'), WISH_S)
    return visit.leave(loginPath({ redirect: FAVOURITE_ADS }))
  }
  const wish = visit.cookie(WISH)
  const asked = form ?? (wish ? new URLSearchParams({ act: 'add', number: wish }) : null)
  if (wish) visit.keep(WISH, '', 0)
  const refusal = asked && (await act(visit, asked))
  if (asked && refusal === null) return visit.leave(favouriteAdsPath({ done: textOf(asked, 'act') }))
  const query = readAddress(favouriteAdList, visit.params)
  const list = await ask(visit.api.user.ad_favourites.get({ query }))
  return { list, query, refusal, done: DONE[visit.params.get('done') ?? ''] ?? null }
}

/** Why it was refused; null when it was done. */
async function act({ api }: Visit, form: URLSearchParams): Promise<string | null> {
  const [wanted, number] = [textOf(form, 'act'), Number(textOf(form, 'number'))]
  try {
    if (wanted === 'add' && isNumber(number)) await ask(api.ad({ number }).favourite.post())
    else if (wanted === 'drop' && isNumber(number)) await ask(api.ad({ number }).favourite.delete())
    return null
  } catch (problem) {
    return refusalOf(problem).message
  }
}

const isNumber = (number: number) => Number.isInteger(number) && number > 0 && number < 2 ** 31

import { AD_LISTS } from '@ostrov/shared/ads/lists'
import { isSection, type SectionName } from '@ostrov/shared/ads/sections'
import { listingPath } from '@ostrov/shared/ads/sets'
import { readAddress } from '@ostrov/shared/lists/address'
import { loginPath, SAVED_SEARCHES } from '@ostrov/shared/paths'
import { SEARCH_DONE, SECTION_PARAMETER, saveSearchPath, searchDonePath } from '@ostrov/shared/searches/paths'
import { SEARCH_PACES, type SearchPace } from '@ostrov/shared/searches/rules'
import type { SavedSearchWire } from '@ostrov/shared/searches/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'

const DONE: Readonly<Record<string, string>> = {
  saved: 'Поиск сохранён',
  pace: 'Сохранено',
  remove: 'Поиск удалён',
}

/** Where the list of a search stands. */
export const listOf = ({ section, address }: Pick<SavedSearchWire, 'section' | 'address'>) =>
  listingPath(section)(readAddress(AD_LISTS[section], new URLSearchParams(address)))

/** A person's searches, and what they press there: the page to draw, or the way on. */
export async function ownSearches(visit: Visit) {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: SAVED_SEARCHES }))
  const form = await visit.form()
  const { items } = await ask(visit.api.user.searches.get({ query: {} }))
  const refusal = form && (await act(visit, form))
  if (form && refusal === null) {
    const opened = textOf(form, 'act') === 'open' && items.find(({ id }) => id === textOf(form, 'id'))
    return visit.leave(opened ? listOf(opened) : searchDonePath(textOf(form, 'act')))
  }
  return { items, refusal, done: DONE[visit.params.get(SEARCH_DONE) ?? ''] ?? null }
}

/** Why it was refused; null when it was done. */
async function act({ api }: Visit, form: URLSearchParams): Promise<string | null> {
  const one = api.user.search({ id: textOf(form, 'id') })
  const [wanted, pace] = [textOf(form, 'act'), textOf(form, 'pace')]
  try {
    if (wanted === 'open') await ask(one.seen.post())
    else if (wanted === 'remove') await ask(one.delete())
    else if (wanted === 'pace' && isPace(pace)) await ask(one.pace.put({ pace }))
    return null
  } catch (problem) {
    return refusalOf(problem).message
  }
}

/** What is about to be saved; null where the address names no list. A guest signs in on the way and comes back to it. */
export async function newSearch(visit: Visit) {
  const { section, address } = wantedOf(visit.params)
  if (!section) return null
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: saveSearchPath(section, address) }))
  const form = await visit.form()
  const pace = form ? textOf(form, 'pace') : 'daily'
  const view = { section, address, pace, preview: null, refusal: null }
  try {
    if (form && isPace(pace)) {
      await ask(visit.api.user.searches.post({ section, address, pace }))
      return visit.leave(searchDonePath('saved'))
    }
    return { ...view, preview: await ask(visit.api.user.searches.preview.get({ query: { section, address } })) }
  } catch (problem) {
    return { ...view, refusal: refusalOf(problem).message }
  }
}

function wantedOf(params: URLSearchParams): { section: SectionName | null; address: string } {
  const section = params.get(SECTION_PARAMETER) ?? ''
  const others = new URLSearchParams(params)
  others.delete(SECTION_PARAMETER)
  return { section: isSection(section) ? section : null, address: `?${others}` }
}

const isPace = (pace: string): pace is SearchPace => Object.hasOwn(SEARCH_PACES, pace)

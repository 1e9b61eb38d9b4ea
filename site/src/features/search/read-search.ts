import { readAddress } from '@ostrov/shared/lists/address'
import { everythingList, searchList } from '@ostrov/shared/search/lists'
import { THINGS } from '@ostrov/shared/search/things'
import { ask } from '@ostrov/shared/wire/answers'
import type { serverApi } from '../../api'

/** What a search page shows for its address, and how it is called. */
export async function readSearch(api: ReturnType<typeof serverApi>, { searchParams }: URL) {
  const { query = '' } = readAddress(searchList, searchParams)
  const [often, found] = await Promise.all([
    ask(api.search.often.get()),
    query ? ask(api.search.get({ query: { query } })) : null,
  ])
  const title = query ? `${query} — поиск` : searchList.title
  return { query, often, found, title }
}

/** What the portal's search page shows for its address: everything, or all of one kind. */
export async function readEverything(api: ReturnType<typeof serverApi>, { searchParams }: URL) {
  const { query = '', kind } = readAddress(everythingList, searchParams)
  const found = query ? await ask(api.search.everything.get({ query: { query, kind } })) : null
  const place = kind ? `${THINGS[kind].title}: ` : ''
  const title = query ? `${place}${query} — поиск` : everythingList.title
  return { query, kind, found, title }
}

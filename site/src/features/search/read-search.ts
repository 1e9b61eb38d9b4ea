import { readAddress } from '@ostrov/shared/lists/address'
import { searchList } from '@ostrov/shared/search/lists'
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

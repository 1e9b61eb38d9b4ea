import { askOrNull } from '@ostrov/shared/wire/nowhere'
import type { serverApi } from '../../api'

/** The name of the versions of a restaurant's menu and reviews, as pages carry it. */
export const versionName = (one: { menu: string; reviews: string } | undefined) => one && `${one.menu}.${one.reviews}`

/** Which versions of a restaurant's menu and reviews a page shows; it is drawn without where they cannot be told. */
export async function versionOf(api: ReturnType<typeof serverApi>, restaurant_id: string): Promise<string | undefined> {
  const found = await askOrNull(api.updates.menu_and_reviews.get({ query: { ids: restaurant_id } }))
  return versionName(found?.items[0])
}

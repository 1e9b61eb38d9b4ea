import { askOrNull } from '@ostrov/shared/wire/nowhere'
import type { serverApi } from '../../api'
import { versionName } from './fresh'

/** Which versions of a restaurant's menu and reviews a page shows; it is drawn without where they cannot be told. */
export async function versionOf(api: ReturnType<typeof serverApi>, restaurant_id: string): Promise<string | undefined> {
  const found = await askOrNull(api.updates.menu_and_reviews.get({ query: { ids: restaurant_id } }))
  return versionName(found?.items[0])
}

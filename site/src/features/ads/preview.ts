import { adPreviewPath, ownAdPreviewPath } from '@ostrov/shared/ads/paths'
import type { AdPreviewWire } from '@ostrov/shared/ads/schema'
import type { SectionName } from '@ostrov/shared/ads/sections'
import { loginPath, newAdPath } from '@ostrov/shared/paths'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import { personOf, type Visit } from '../../visit'

/** What its author has begun of an ad, as others will see it; the way to the form where nothing is begun. */
export async function previewOf(visit: Visit, section: SectionName): Promise<AdPreviewWire | Response> {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: adPreviewPath(section) }))
  const ad = await askOrNull(visit.api.user.ad_drafts({ section }).preview.get())
  return ad ?? visit.leave(newAdPath(section))
}

/** One that was sent, as others will see it; null for nobody’s. */
export async function ownPreview(visit: Visit, id: string): Promise<AdPreviewWire | Response | null> {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: ownAdPreviewPath(id) }))
  return askOrNull(visit.api.user.ad({ id }).preview.get())
}

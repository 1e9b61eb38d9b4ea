/** Where an author looks at what they have begun, and where a moderator finds ads. */
import { ownAdPath, sectionPath, withQuery } from '../paths'

export const adPreviewPath = (section: string) => `${sectionPath(section)}/preview`

/** The same of one that was sent: as it will be once what its author wrote last is approved. */
export const ownAdPreviewPath = (id: string) => `${ownAdPath(id)}/preview`

/** Ads as administrators see them, and those of one author. */
export const DESK_ADS = '/ads-desk'
export const adsOfAuthorPath = (author_id: string) => withQuery(DESK_ADS, { author_id })

/** Where an author looks at what they have begun. */
import { ownAdPath, sectionPath } from '../paths'

export const adPreviewPath = (section: string) => `${sectionPath(section)}/preview`

/** The same of one that was sent: as it will be once what its author wrote last is approved. */
export const ownAdPreviewPath = (id: string) => `${ownAdPath(id)}/preview`

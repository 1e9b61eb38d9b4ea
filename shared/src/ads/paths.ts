/** Where an author looks at what they have begun. */
import { sectionPath } from '../paths'

export const adPreviewPath = (section: string) => `${sectionPath(section)}/preview`

/** What is new in this version, for the people who run the platform. */

export type Release = { version: string; day: string; notes: string[] }

const CHANGELOG = new URL('../../../../CHANGELOG.md', import.meta.url)
const SECTION = /^## (\d+\.\d+\.\d+) · (\d{4}-\d{2}-\d{2})\n(.*?)(?=\n## |$(?![\s\S]))/ms
const FOR_ADMINISTRATORS = /^### Администратору\n\n(.*?)(?=\n\n|$(?![\s\S]))/ms

/** The newest section of `CHANGELOG.md`; null where none is for administrators. */
export function newestRelease(changelog: string): Release | null {
  const [, version, day, text = ''] = SECTION.exec(changelog) ?? []
  const [, list = ''] = FOR_ADMINISTRATORS.exec(text) ?? []
  if (!version || !day || list === '') return null
  const notes = list.split(/^- /m).map((note) => note.replace(/\s+/g, ' ').trim())
  return { version, day, notes: notes.filter((note) => note !== '') }
}

/** The release that this process was started from. */
export const ownRelease = Bun.file(CHANGELOG)
  .text()
  .then(newestRelease, () => null)

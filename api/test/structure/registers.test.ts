import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'

const ROOT = join(import.meta.dir, '../../..')
/** The files that make the story what it is: its entity, record, form, list, wire and screen. */
const OWN = /(?:^|\/)(?:stor(?:y|ies)[\w-]*|promotions|slides|home)\//i
const OWN_FILE = /stor(?:y|ies)[\w-]*\.\w+$/i
/** Any of the names by which code reaches it. */
const NAMED =
  /\bStory\b|\bstoryAdminRoutes\b|\bstoryRecord\b|\bstoryDesk\b|\bSTORY_FORM\b|\bSTORIES\b|\bStoriesPage\b|\bnoun: 'story'|^ {2}story: \{/m

/** A noun stands in few places beside its own files, or the sixtieth will be forgotten somewhere. */
test('a noun that administrators keep is entered in seven registers', async () => {
  const found: string[] = []
  for (const root of ['shared/src', 'api/src', 'api/test/tried', 'admin/src'])
    for (const path of new Glob('**/*.{ts,tsx}').scanSync(join(ROOT, root))) {
      const file = `${root}/${path}`
      if (OWN.test(file) || OWN_FILE.test(file) || /\.test\.tsx?$|\/migrations\//.test(file)) continue
      const text = (await Bun.file(join(ROOT, file)).text()).replace(/\/\*[\s\S]*?\*\//g, '')
      if (NAMED.test(text)) found.push(file)
    }
  expect(found.sort()).toEqual([
    'admin/src/shell/platform-sections.ts',
    'api/src/app.ts',
    'api/src/db/entities.ts',
    'api/test/tried/records.ts',
    'shared/src/desk-lists.ts',
    'shared/src/nouns.ts',
    'shared/src/paths.ts',
  ])
})

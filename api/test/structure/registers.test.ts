import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'

const ROOT = join(import.meta.dir, '../../..')
/** `own`: folders and files that make the noun what it is; `named`: any of the names by which code reaches it. */
type Noun = { own: RegExp; named: RegExp }
/** An administrator's. */
const STORY: Noun = {
  own: /(?:^|\/)(?:stor(?:y|ies)[\w-]*|promotions|slides|home)\/|stor(?:y|ies)[\w-]*\.\w+$/i,
  named:
    /\bStory\b|\bstoryAdminRoutes\b|\bstoryRecord\b|\bstoryDesk\b|\bSTORY_FORM\b|\bSTORIES\b|\bStoriesPage\b|\bnoun: 'story'|^ {2}story: \{/m,
}
/** A customer's, which waits for a moderator and shows photos; its map, search, jobs and reviews are its own matter. */
const ORGANIZATION: Noun = {
  own: /(?:^|\/)(?:organizations?[\w-]*|reviews|replies|search|desk-search|ads|ad-imports|sharing|counters|jobs|integrations)(?:\/|\.ts$)|organization[\w-]*\.\w+$/i,
  named:
    /\b(?:Organization|organizationRoutes|organizationRecord|organizationList|organizationDesk|ORGANIZATION_FORM|ORGANIZATION_DESK_FORM|OWN_ORGANIZATIONS|DESK_ORGANIZATIONS|OrganizationsPage)\b|noun: 'organization'|^ {2}organization: \{/m,
}

/** A noun stands in few places beside its own files, or the sixtieth will be forgotten somewhere. */
test.each([
  [
    'an administrator’s',
    STORY,
    [
      'admin/src/shell/platform-sections.ts',
      'api/src/app.ts',
      'api/src/db/entities.ts',
      'api/test/fixtures/records.ts',
      'shared/src/nouns/records.ts',
      'shared/src/paths.ts',
    ],
  ],
  [
    'a customer’s',
    ORGANIZATION,
    [
      'admin/src/shell/platform-sections.ts',
      'api/src/db/entities.ts',
      'api/src/modules/personal-data/register.ts',
      'api/src/portal-side.ts',
      'shared/src/nouns/records.ts',
      'shared/src/paths.ts',
      'site/adapter/page-cache.ts',
    ],
  ],
])('%s noun is entered in few registers', async (_, { own, named }, registers) => {
  const found: string[] = []
  for (const root of ['shared/src', 'api/src', 'api/test/fixtures', 'admin/src', 'site/adapter'])
    for (const path of new Glob('**/*.{ts,tsx}').scanSync(join(ROOT, root))) {
      const file = `${root}/${path}`
      if (own.test(file) || /\.test\.tsx?$|\/migrations\//.test(file)) continue
      const text = (await Bun.file(join(ROOT, file)).text()).replace(/\/\*[\s\S]*?\*\//g, '')
      if (named.test(text)) found.push(file)
    }
  expect(found.sort()).toEqual([...registers])
})

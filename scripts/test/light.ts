/** What the light tier tells its tests: how much of what is random, and which routes have changed. */
import { ROOT } from '../database.ts'
import { changedLately } from './changed/files.ts'
import { LESS } from './tiers.ts'

const MODULE = /^(?:api\/src\/modules|shared\/src)\/([\w-]+)\//
const TAGS = /\btags(?::| =) \[([^\]]+)\]/g

/** Environment of its tests; what is set by hand wins. */
export async function lightSettings() {
  const less = Object.entries(LESS).map(([name, value]) => [name, process.env[name] ?? value])
  return { ...Object.fromEntries(less), TEST_TIER: 'light', CHANGED_TAGS: (await tagsOf(changedLately())).join() }
}

/** What the documents of the API call the routes of the modules in which these files lie. */
async function tagsOf(paths: readonly string[]) {
  const modules = new Set(paths.flatMap((path) => MODULE.exec(path)?.[1] ?? []))
  const found = new Set<string>()
  for (const name of modules) {
    for (const file of new Bun.Glob(`api/src/modules/${name}/**/*.ts`).scanSync({ cwd: ROOT })) {
      const text = await Bun.file(`${ROOT}/${file}`).text()
      for (const [, list = ''] of text.matchAll(TAGS))
        for (const [, tag = ''] of list.matchAll(/'([^']+)'/g)) found.add(tag)
    }
  }
  return [...found].sort()
}

import { expect, test } from 'bun:test'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '../../..')
const glob = new Bun.Glob('{api,shared,site,admin}/{src,worker}/**/*.{ts,tsx,astro}')
const MAKER = 'shared/src/formats/quoted.ts'

/** What is put into quotes by hand: «${name}», «{name}», «<b>…</b>», '«' + name. */
const BY_HAND = /«(?:\$?\{|<)|\}»|>»|«['"`]|['"`]»/

test('a name is put into quotes by quoted() alone: its own would stand in the same ones', async () => {
  const paths = [...glob.scanSync({ cwd: ROOT })].filter((path) => !/\.test\.tsx?$/.test(path) && path !== MAKER).sort()
  const wrong: string[] = []
  for (const path of paths) {
    const text = await Bun.file(join(ROOT, path)).text()
    const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
    wrong.push(...code.split('\n').flatMap((line) => (BY_HAND.test(line) ? [`${path}: ${line.trim()}`] : [])))
  }
  expect(paths.length).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})

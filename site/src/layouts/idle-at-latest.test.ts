import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { Glob } from 'bun'

const SOURCES = join(import.meta.dir, '..')

test('no island waits for an idle page longer than idleAtLatest', async () => {
  const endless: string[] = []
  for await (const file of new Glob('**/*.astro').scan(SOURCES)) {
    const text = await Bun.file(join(SOURCES, file)).text()
    for (const [line] of text.matchAll(/^.*client:idle(?!=\{idleAtLatest\}).*$/gm)) endless.push(`${file}: ${line}`)
  }
  expect(endless).toEqual([])
})

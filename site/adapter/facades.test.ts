import { expect, test } from 'bun:test'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { ISLAND_ADDRESS, passFacades, waysOf } from './facades'

test('a file that only hands names on leads to where they are', () => {
  expect(waysOf('islands.a1.js', 'export{i as Count,HomeRows}from"./delivery.b2.js";\n')).toBe(
    '/assets/islands.a1.js Count=/assets/delivery.b2.js i;/assets/islands.a1.js HomeRows=/assets/delivery.b2.js HomeRows',
  )
})

test('a file that does anything else stays what it is', () => {
  expect(waysOf('a.js', 'import{i as e}from"./b.js";export{e as default};')).toBe('')
  expect(waysOf('a.js', 'export{i as default}from"./b.js";start()')).toBe('')
})

test('the server names the part past the facade, which is removed unless another script asks for it', async () => {
  const folder = await mkdtemp(`${tmpdir()}/facades-`)
  await mkdir(`${folder}/client/assets`, { recursive: true })
  await mkdir(`${folder}/server`)
  const facade = (name: string) => Bun.write(`${folder}/client/assets/${name}`, 'export{i as default}from"./part.js";')
  await facade('Count.js')
  await facade('Late.js')
  await Bun.write(`${folder}/client/assets/part.js`, 'import("./Late.js");export{i}')
  await Bun.write(`${folder}/server/page.mjs`, String(ISLAND_ADDRESS[2]))
  await passFacades({ client: pathToFileURL(`${folder}/client/`), server: pathToFileURL(`${folder}/server/`) })
  const written = await Bun.file(`${folder}/server/page.mjs`).text()
  expect(written).toContain('/assets/Count.js default=/assets/part.js i')
  expect(written).not.toContain('@@')
  expect(await Bun.file(`${folder}/client/assets/Count.js`).exists()).toBe(false)
  expect(await Bun.file(`${folder}/client/assets/Late.js`).exists()).toBe(true)
  await rm(folder, { recursive: true })
})

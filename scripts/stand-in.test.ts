import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'

const SCRIPT = join(import.meta.dir, 'stand-in.ts')
const started: Bun.Subprocess[] = []
afterAll(() => {
  for (const child of started) child.kill()
})

async function start(...words: string[]) {
  const child = Bun.spawn([process.execPath, SCRIPT, ...words], { stdout: 'pipe', stderr: 'pipe' })
  started.push(child)
  const { value } = await child.stdout.getReader().read()
  return { child, said: new TextDecoder().decode(value) }
}

test('a counter to try things with is started by hand, refuses as the real one does and is steered', async () => {
  const { said } = await start('frontpad', '0')
  const url = /^FRONTPAD_URL=(\S+)/.exec(said)?.[1] ?? ''
  const ask = async (method: string, secret: string) =>
    (await fetch(`${url}?${method}`, { method: 'POST', body: `secret=${secret}` })).json()
  expect(await ask('get_stops', 'bad')).toEqual({ result: 'error', error: 'invalid_secret' })
  const steer = new URL('/__ctl/stops', url)
  await fetch(steer, { method: 'POST', body: JSON.stringify({ articles: ['101'] }) })
  expect(await ask('get_stops', 'secret')).toEqual({ result: 'success', product_id: { 0: '101' } })
})

test('so is one of the protocol that is assumed of ArCafe', async () => {
  const { said } = await start('arcafe', '0')
  const url = /^ARCAFE_URL=(\S+)/.exec(said)?.[1] ?? ''
  const ask = async (key: string) =>
    (await fetch(`${url}/stops`, { headers: { authorization: `Bearer ${key}` } })).json()
  expect(await ask('bad')).toEqual({ error: 'key_unknown' })
  await fetch(`${url}/__ctl/stops`, { method: 'POST', body: JSON.stringify({ articles: ['101'] }) })
  expect(await ask('secret')).toEqual({ articles: ['101'] })
})

test('so is one that speaks as iiko Cloud does', async () => {
  const { said } = await start('iiko', '0')
  const url = /^IIKO_URL=(\S+)/.exec(said)?.[1] ?? ''
  const ask = async (apiLogin: string) =>
    fetch(`${url}/api/1/access_token`, { method: 'POST', body: JSON.stringify({ apiLogin }) })
  expect((await ask('bad')).status).toBe(401)
  expect(await (await ask('secret')).json()).toMatchObject({ token: expect.any(String) })
})

test('so is a restaurant’s own server, which tells what came and whether it was genuine', async () => {
  const { said } = await start('webhooks', '0')
  const url = said.trim()
  await fetch(new URL('/__ctl/faults', url), { method: 'POST', body: JSON.stringify({ next: ['gone'] }) })
  const send = () => fetch(url, { method: 'POST', body: '{"type":"webhook.test"}' })
  expect([(await send()).status, (await send()).status]).toEqual([410, 401])
  expect(await (await fetch(new URL('/__ctl/log', url))).json()).toMatchObject([
    { type: 'webhook.test', isGenuine: false },
    { type: 'webhook.test', isGenuine: false },
  ])
})

test('what is no stand-in is answered with those there are', async () => {
  const { child } = await start('nothing')
  expect(await child.exited).toBe(2)
})

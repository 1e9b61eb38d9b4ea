import { afterAll, expect, test } from 'bun:test'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../api/src/config.ts'
import { pushSettings } from './push-keys.ts'

const root = await mkdtemp(join(tmpdir(), 'ostrov-push-'))
const DATABASE_URL = 'postgres://ostrov@127.0.0.1/ostrov'

afterAll(() => rm(root, { recursive: true }))

test('the first start makes a pair of its own, for its owner alone, that real web push takes', async () => {
  const dataDir = join(root, 'first', 'data')
  const settings = await pushSettings({}, dataDir)
  expect(await readdir(dataDir)).toEqual(['push-keys.json'])
  expect((await stat(join(dataDir, 'push-keys.json'))).mode & 0o777).toBe(0o600)
  const { push } = loadConfig({ DATABASE_URL, PUSH: 'webpush', ...settings })
  expect(push.vapidPublicKey).toHaveLength(87)
  expect(push.transport).toBe('webpush')
})

test('the pair is kept, and closed again where it was opened', async () => {
  const dataDir = join(root, 'kept')
  const first = await pushSettings({}, dataDir)
  await chmod(join(dataDir, 'push-keys.json'), 0o644)
  expect(await pushSettings({}, dataDir)).toEqual(first)
  expect((await stat(join(dataDir, 'push-keys.json'))).mode & 0o777).toBe(0o600)
})

test('starts at the same moment agree on one pair', async () => {
  const dataDir = join(root, 'together')
  const all = await Promise.all(Array.from({ length: 5 }, () => pushSettings({}, dataDir)))
  expect(new Set(all.map((settings) => settings.VAPID_PUBLIC_KEY)).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['push-keys.json'])
})

test('another folder has another pair', async () => {
  const [one, other] = await Promise.all(['one', 'other'].map((name) => pushSettings({}, join(root, name))))
  expect(one?.VAPID_PUBLIC_KEY).not.toBe(other?.VAPID_PUBLIC_KEY)
})

test.each(['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'])('who gives %s is given nothing else', async (name) => {
  const dataDir = join(root, name)
  expect(await pushSettings({ [name]: 'given' }, dataDir)).toEqual({})
  expect(await readdir(root)).not.toContain(name)
})

test('an address of one’s own goes with the pair', async () => {
  const settings = await pushSettings({ VAPID_SUBJECT: 'mailto:me@ostrov.example' }, join(root, 'subject'))
  expect(settings.VAPID_SUBJECT).toBe('mailto:me@ostrov.example')
})

test.each(['', '{', 'null', '{"publicKey":"short","privateKey":"short"}'])(
  'a broken file %p is named',
  async (text) => {
    const dataDir = await mkdtemp(join(root, 'broken-'))
    await Bun.write(join(dataDir, 'push-keys.json'), text)
    await expect(pushSettings({}, dataDir)).rejects.toThrow(/push-keys\.json holds no pair of push keys\. Delete it/)
  },
)

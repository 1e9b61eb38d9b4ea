import { afterAll, beforeEach, expect, test } from 'bun:test'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startS3StandIn } from '../../../stand-ins/s3-stand-in'
import { createBucketStore } from './bucket-store'
import { createFileStore } from './file-store'
import type { ListedStore } from './listed-store'
import { moveStore } from './move-store'

const dir = join(tmpdir(), `ostrov-move-${crypto.randomUUID()}`)
const standIn = startS3StandIn('pictures', 'key', 7)
afterAll(async () => {
  standIn.stop()
  await rm(dir, { recursive: true, force: true })
})
const disk = createFileStore(dir)
const bucket = createBucketStore(standIn.url)
const bytesOf = (key: string) => new TextEncoder().encode(`picture of ${key}`)
const KEYS = Array.from({ length: 30 }, (_, at) => `${at % 10}-picture/${at}.webp`).toSorted()
const FAST = { pauseMs: 0 }

async function keysIn(store: ListedStore) {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys.toSorted()
}
beforeEach(async () => {
  await rm(dir, { recursive: true, force: true })
  for (const key of KEYS) await disk.put(key, bytesOf(key), 'image/webp')
  standIn.objects.clear()
  standIn.written.length = 0
  standIn.faults.length = 0
})

test('everything goes over and back whole, a second time sends nothing, and what is half written stays behind', async () => {
  await Bun.write(join(dir, '1-picture/half.webp.x.part'), 'half')
  expect(await moveStore(disk, bucket, FAST)).toEqual({ moved: 30, already: 0, failed: [] })
  expect(await keysIn(bucket)).toEqual(KEYS)
  expect(await moveStore(disk, bucket, FAST)).toEqual({ moved: 0, already: 30, failed: [] })
  expect(standIn.written).toHaveLength(30)
  await rm(dir, { recursive: true })
  expect(await moveStore(bucket, disk, { ...FAST, remove: true })).toEqual({ moved: 30, already: 0, failed: [] })
  expect([await keysIn(disk), await keysIn(bucket)]).toEqual([KEYS, []])
  expect(await (await disk.get(KEYS[0] ?? ''))?.text()).toBe(`picture of ${KEYS[0]}`)
})

test('stopped in the middle it has lost nothing, and goes on from there', async () => {
  let seen = 0
  const some = { ...FAST, remove: true, isStopped: () => seen >= 10, onProgress: () => (seen += 1) }
  const { moved } = await moveStore(disk, bucket, some)
  expect(moved).toBeGreaterThanOrEqual(10)
  expect(moved).toBeLessThan(30)
  expect([...(await keysIn(disk)), ...(await keysIn(bucket))].toSorted()).toEqual(KEYS)
  expect((await moveStore(disk, bucket, { ...FAST, remove: true })).failed).toEqual([])
  expect([await keysIn(disk), await keysIn(bucket)]).toEqual([[], KEYS])
})

test('what a bucket has spoilt or refused is sent again; what it will not take is named and stays', async () => {
  standIn.faults.push('spoilt', 'broken')
  expect(await moveStore(disk, bucket, FAST)).toMatchObject({ failed: [] })
  for (const key of KEYS) expect(standIn.objects.get(key)).toEqual(bytesOf(key))
  const [key = ''] = KEYS
  await disk.put(key, bytesOf('another'), 'image/webp')
  standIn.faults.push('spoilt', 'spoilt', 'spoilt')
  const done = await moveStore(disk, bucket, { ...FAST, remove: true })
  expect(done).toEqual({ moved: 0, already: 29, failed: [key] })
  expect(await keysIn(disk)).toEqual([key])
})

import { expect, setDefaultTimeout, test } from 'bun:test'
import sharp from 'sharp'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { createLimits } from '../../kernel/limits'
import { createImages } from '../../services/images/images'
import { storeUploads } from './store-uploads'

setDefaultTimeout(60_000)

const product = await openProduct()
const { app, deps, pool } = product
const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#cc3311' } })
  .jpeg()
  .toBuffer()

async function upload(token: string) {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(small)]), 'photo')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.handle(
    new Request('http://localhost/api/user/images', { method: 'POST', body: form, headers }),
  )
  return { status: answer.status, body: JSON.parse(await answer.text()), retryAfter: answer.headers.get('retry-after') }
}

test('a full disk is said in words, and of pictures sent together none stays', async () => {
  const { id } = await signIn(product)
  const stored = new Set<string>()
  const images = createImages(deps.config.images, {
    get: async () => null,
    put: async (key) => {
      if (stored.size === 1) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      stored.add(key)
    },
    remove: async (keys) => {
      for (const key of keys) stored.delete(key)
    },
  })
  const by = { kind: 'customer', id, act_admin_id: null, ip: null } as const
  const sent = storeUploads(deps.orm.em.fork(), {
    ...{ files: [new Blob([new Uint8Array(small)]), new Blob([new Uint8Array(small)])], images },
    ...{ limits: createLimits(deps), by, now: deps.now() },
  })
  await expect(sent).rejects.toMatchObject({ code: 'image.no_room', status: 507 })
  expect([...stored]).toEqual([])
  expect((await pool.query('select 1 from image where uploaded_by = $1', [`customer:${id}`])).rowCount).toBe(0)
})

test('what pictures take of the processor is counted, and who has used it up is told when to come again', async () => {
  const { token, id } = await signIn(product)
  expect((await upload(token)).status).toBe(200)
  const used = async () =>
    (
      await pool.query<{ points: number }>(`select points from limits.hit where key = $1`, [
        `picture_work:customer:${id}`,
      ])
    ).rows[0]?.points ?? 0
  expect(await used()).toBeGreaterThan(0)
  await createLimits(deps).consume('picture_work', `customer:${id}`, 1200 - (await used()))
  const { status, body, retryAfter } = await upload(token)
  expect([status, body.errorMessage]).toEqual([429, 'image.too_much_work'])
  expect(Number(retryAfter)).toBeGreaterThan(3000)
})

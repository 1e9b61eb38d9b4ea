import { expect, test } from 'bun:test'
import { namesOf } from '@ostrov/shared/wire/names'
import { UPLOADS, uploadKind } from '../src/http/uploads'
import { administrator } from './people'
import { openProduct } from './product'
import { routesOf, send } from './routes'
import { ODD, SPELLINGS } from './spellings'

const product = await openProduct()
const routes = routesOf(product)

/** Open to an administrator who has yet to set up the second step that is demanded. */
const BEFORE = [
  'DELETE /admin/sessions',
  'DELETE /admin/sessions/:id',
  'GET /admin/me',
  'GET /admin/second_factor',
  'GET /admin/sessions',
  'POST /admin/logout',
  'POST /admin/second_factor',
  'POST /admin/second_factor/confirm',
  'POST /admin/second_factor/off',
  'POST /admin/second_factor/recovery_codes',
]

test.each(namesOf(SPELLINGS))(
  'where a second step is demanded nothing else is open before it, a path %s',
  async (spelling) => {
    await product.pool.query(
      `insert into setting (name, value, changed_at) values ('admin_second_factor', 'true', now()) on conflict do nothing`,
    )
    const { token } = await administrator(product)
    const asked = routes.filter(({ audience, name }) => audience === 'admin' && !BEFORE.includes(name))
    const surprises: string[] = []
    for (const route of asked) {
      const { code } = await send(product, route, { token, spelled: SPELLINGS[spelling] })
      if (code !== 'session.second_factor_wanted') surprises.push(`${route.name}: ${code}`)
    }
    expect(surprises).toEqual([])
    for (const route of routes.filter(({ name }) => BEFORE.includes(name) && !name.startsWith('DELETE'))) {
      const person = await administrator(product)
      const { code } = await send(product, route, { token: person.token, spelled: SPELLINGS[spelling] })
      if (code === 'session.second_factor_wanted') surprises.push(`${route.name}: ${code}`)
    }
    expect(surprises).toEqual([])
  },
  120_000,
)

test('an upload is known by its path in both spellings, and what is spelled otherwise has the bound of every body', async () => {
  const upload = (path: string) => new Request(`http://localhost${path}`, { method: 'POST', body: new FormData() })
  for (const [path, kind] of UPLOADS.filter(([door]) => door.startsWith('/api/'))) {
    const plain = path.replace(/:\w+/g, 'a1')
    for (const spelled of Object.values(SPELLINGS))
      expect([path, uploadKind(upload(spelled(plain)))]).toEqual([path, kind])
    for (const spelled of ODD) {
      const request = upload(spelled(plain))
      // What an address means to the parser of addresses it means to both.
      if (uploadKind(request) !== null) expect(new URL(request.url).pathname).toBe(plain)
    }
  }
})

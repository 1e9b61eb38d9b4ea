import { afterEach, describe, expect, test } from 'bun:test'
import { SOCIAL_PROVIDERS } from '@ostrov/shared/sessions/social'
import { idIn, openProductWithSocial } from '../../../../test/social'

const product = await openProductWithSocial({ LIMITS: 'sms_phone=50/60 sms_phone_day=99/60' })
const { browser, answerInstead, clock } = product
afterEach(() => answerInstead(() => null))

let made = 0
const someone = (more: object = {}) => ({ id: String(700_000 + ++made), ...more })
const phoneOf = (number: number) => `7900222${String(number).padStart(4, '0')}`
const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000)
}

describe.each([...SOCIAL_PROVIDERS])('%s', (provider) => {
  test('who refuses is told so, and nobody is signed in', async () => {
    const visitor = browser()
    const back = await visitor.decide(await visitor.begin(provider), someone(), 'deny')
    const came = await visitor.send('GET', back)
    const { status, body } = await visitor.stands(came.body.redirect)
    expect([status, body.errorMessage]).toEqual([409, 'social.declined'])
    expect(visitor.cookies.has('ostrov_customer')).toBe(false)
  })

  const paths = provider === 'vk' ? ['/oauth2/auth', '/oauth2/user_info'] : ['/token', '/info']
  const faults: [string, string, () => Response][] = [
    ['is down', 'social.unavailable', () => new Response('<h1>502</h1>', { status: 502 })],
    ['answers what is no JSON', 'social.refused', () => new Response('<html>')],
    ['answers a list', 'social.refused', () => Response.json([])],
    ['answers nothing', 'social.refused', () => Response.json({})],
    ['refuses with 200', 'social.refused', () => Response.json({ error: 'invalid_grant' })],
    ['is overloaded', 'social.unavailable', () => Response.json({ error: 'temporarily_unavailable' })],
    ['sends elsewhere', 'social.refused', () => Response.redirect('http://127.0.0.1:9/', 302)],
    ['tells an empty id', 'social.refused', () => Response.json({ id: '', user: { user_id: '' }, access_token: 'x' })],
    ['tells an odd id', 'social.refused', () => Response.json({ id: {}, user: [], access_token: 7 })],
  ]
  for (const path of paths) {
    test.each(faults)(`${path} %s: %s`, async (_, code, answer) => {
      const visitor = browser()
      const back = await visitor.decide(await visitor.begin(provider), someone())
      answerInstead((asked) => (asked.endsWith(path) ? answer() : null))
      const came = await visitor.send('GET', back)
      expect([came.status, came.body.session]).toEqual([303, undefined])
      expect((await visitor.stands(came.body.redirect)).body.errorMessage).toBe(code)
    })
  }
})

test('a slow service is waited for five seconds', async () => {
  const visitor = browser()
  const back = await visitor.decide(await visitor.begin('vk'), someone())
  answerInstead(async (path) => {
    if (!path.endsWith('/oauth2/auth')) return null
    await Bun.sleep(8_000)
    return new Response('late')
  })
  const startedAt = performance.now()
  const came = await visitor.send('GET', back)
  expect(performance.now() - startedAt).toBeWithin(4_500, 7_500)
  expect((await visitor.stands(came.body.redirect)).body.errorMessage).toBe('social.unavailable')
})

describe('a return that is not what was begun', () => {
  const lost = async (visitor: ReturnType<typeof browser>, path: string) => {
    const came = await visitor.send('GET', path)
    expect([came.status, came.body.session]).toEqual([303, undefined])
    return (await visitor.stands(came.body.redirect)).body.errorMessage
  }
  const begun = async (provider: 'vk' | 'yandex' = 'vk') => {
    const visitor = browser()
    return { visitor, back: await visitor.decide(await visitor.begin(provider), someone()) }
  }

  test('another browser is not signed in', async () => {
    const { back } = await begun()
    expect(await lost(browser(), back)).toBe('social.lost')
    const other = browser()
    await other.begin('vk')
    expect(await lost(other, back)).toBe('social.lost')
  })
  test('ten minutes are the end of a try', async () => {
    const { visitor, back } = await begun()
    later(10)
    expect(await lost(visitor, back)).toBe('social.lost')
  })
  test.each(['', 'state=', 'state=abc&code=x', 'code=x', 'error=access_denied', `state=${'x'.repeat(1999)}`])(
    'a callback of «%s» leads to the page of signing in',
    async (query) => {
      const { visitor } = await begun()
      expect(await lost(visitor, `/api/auth/social/vk/callback?${query}`)).toBe('social.lost')
    },
  )
  test('the state of one service is nothing to the other', async () => {
    const { visitor, back } = await begun('yandex')
    expect(await lost(visitor, back.replace('/yandex/', '/vk/'))).toBe('social.lost')
  })
  test.each(['code', 'device_id'])('a changed %s of VK ID signs nobody in', async (name) => {
    for (const value of ['', 'another']) {
      const { visitor, back } = await begun()
      const changed = new URL(back, product.origin)
      changed.searchParams.set(name, value)
      expect(await lost(visitor, changed.pathname + changed.search)).toBe('social.refused')
    }
  })
  test('an unknown try, or one of another browser, is lost', async () => {
    const visitor = browser()
    const came = await visitor.go('vk', someone())
    for (const id of ['lost', crypto.randomUUID()]) {
      expect((await visitor.send('GET', `/api/auth/social/attempts/${id}`)).body.errorMessage).toBe('social.lost')
    }
    expect((await browser().stands(came.body.redirect)).body.errorMessage).toBe('social.lost')
    const thief = await browser().confirm(phoneOf(++made), idIn(came.body.redirect))
    expect([thief.status, thief.body.errorMessage]).toEqual([409, 'social.lost'])
  })
})

test('a callback opened again goes on where the first one stands', async () => {
  const visitor = browser()
  const back = await visitor.decide(await visitor.begin('vk'), someone())
  const first = await visitor.send('GET', back)
  const again = await visitor.send('GET', back)
  expect(again.body).toEqual(first.body)
  expect((await visitor.stands(again.body.redirect)).body.is_signed_in).toBe(false)
})

test('two tabs that begin one after another both come back', async () => {
  const visitor = browser()
  const [one, two] = [await visitor.begin('vk'), await visitor.begin('yandex')]
  const [person, other] = [someone(), someone()]
  const second = await visitor.send('GET', await visitor.decide(two, other))
  const first = await visitor.send('GET', await visitor.decide(one, person))
  expect((await visitor.stands(first.body.redirect)).body.provider).toBe('vk')
  expect((await visitor.stands(second.body.redirect)).body.provider).toBe('yandex')
})

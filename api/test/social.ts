import type { SocialProvider } from '@ostrov/shared/sessions/social'
import { callbackOf } from '../src/services/social/social'
import { createSandboxSocial } from '../stand-ins/sandbox-social'
import { openProduct } from './product'

type Person = { id: string; name?: string; phone?: string; email?: string }
/** A service's answer in place of its own, by the end of the path; null lets it answer itself. */
type Instead = (path: string) => Promise<Response | null> | Response | null

/** The product on a real port beside the stand-in of VK ID and Yandex ID. */
export async function openProductWithSocial(env: Record<string, string> = {}) {
  let handle: (request: Request) => Promise<Response> = async () => new Response('starting', { status: 503 })
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: (request) => handle(request) })
  const origin = `http://127.0.0.1:${server.port}`
  const product = await openProduct({ PUBLIC_ORIGIN: origin, SOCIAL: 'sandbox', ...env })
  const sandbox = createSandboxSocial((provider) => callbackOf(origin, provider), '/sandbox-social')
  let instead: Instead = () => null
  handle = async (request) => (await instead(new URL(request.url).pathname)) ?? sandbox.handle(request)
  product.beforeClose(() => server.stop(true))

  /** One browser: its cookies, and what it does on the way to a service and back. */
  function browser() {
    const cookies = new Map<string, string>()
    async function send(method: string, path: string, body?: unknown) {
      const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), origin }
      const answer = await product.call(method, path, { body, headers })
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    }
    const begin = async (provider: SocialProvider, back = '/profile') =>
      String((await send('POST', `/api/auth/social/${provider}?back=${encodeURIComponent(back)}`)).body.redirect)
    /** Answers the service's page. @returns the path of the callback. */
    async function decide(address: string, person: Person, decision = 'allow') {
      const answer = await fetch(address, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ decision, ...person }),
      })
      return (answer.headers.get('location') ?? (await answer.text())).replace(origin, '')
    }
    const go = async (provider: SocialProvider, person: Person, back?: string) =>
      send('GET', await decide(await begin(provider, back), person))
    const stands = async (redirect: string) => send('GET', `/api/auth/social/attempts/${idIn(redirect)}`)
    /** The phone and its code, a minute after whatever was sent before. */
    async function confirm(phone: string, social_id?: string) {
      product.clock.now = new Date(product.clock.now.getTime() + 60_000)
      const started = await send('POST', '/api/user/authenticate', { phone, social_id })
      if (started.status !== 200 || started.body.data.is_confirmed) return started
      await send('GET', '/api/user/confirm')
      const { rows } = await product.pool.query(
        `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'phone' = $1 order by id desc limit 1`,
        [phone],
      )
      return send('POST', '/api/user/confirm', { code: /\d{4}/.exec(rows[0]?.text ?? '')?.[0] })
    }
    return { cookies, send, begin, decide, go, stands, confirm }
  }

  return { ...product, product, origin, browser, answerInstead: (one: Instead) => (instead = one) }
}

/** The try that a page of signing in goes on with. */
export const idIn = (redirect: string) => new URL(redirect, 'http://here.invalid').searchParams.get('social') ?? ''

import { createHash } from 'node:crypto'
import { escapeHtml } from '@ostrov/shared/formats/html'
import { SOCIAL_NAMES, SOCIAL_PROVIDERS, type SocialProvider } from '@ostrov/shared/sessions/social'

/** Whom the stand-in signs in: its page asks for one, a test sets one. */
type SandboxPerson = { id: string; name: string; phone: string; email: string }
type Application = { provider: SocialProvider; clientId: string; clientSecret: string; redirect_uri: string }
type Code = { application: Application; challenge: string; state: string; device_id: string; person: SandboxPerson }

const CODE_MS = 600_000
const VK_ERROR = 'invalid_request'

/**
 * VK ID and Yandex ID as far as a sign-in needs them, with what the real ones check: application and secret, the exact
 * address to come back to, PKCE, the state, VK's `device_id`, and codes and tokens that are good once and only for the
 * application they were given to. `callbackOf` is the one address each application may come back to. For development and
 * tests: it keeps everything in memory, so one process must serve it all.
 */
export function createSandboxSocial(callbackOf: (provider: SocialProvider) => string, prefix = '') {
  const codes = new Map<string, Code & { until: number }>()
  const tokens = new Map<string, Code>()
  const applications = SOCIAL_PROVIDERS.map((provider) => ({
    provider,
    clientId: `sandbox-${provider}`,
    clientSecret: 'sandbox-secret',
    redirect_uri: callbackOf(provider),
  }))

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const [, provider, ...rest] = url.pathname.slice(prefix.length).split('/')
    const application = applications.find((one) => one.provider === provider)
    if (!application) return new Response('Нет такого сервиса', { status: 404 })
    const sent = new URLSearchParams(request.method === 'POST' ? await request.text() : url.searchParams)
    const act = `${request.method} ${rest.join('/')}`
    if (act === 'GET authorize') return choice(application, url)
    if (act === 'POST authorize') return decide(application, url, sent)
    if (provider === 'vk' && act === 'POST oauth2/auth') return giveVkToken(application, sent)
    if (provider === 'vk' && act === 'POST oauth2/user_info') return tellVkPerson(application, sent)
    if (provider === 'yandex' && act === 'POST token') return giveYandexToken(application, sent)
    if (provider === 'yandex' && act === 'GET info') return tellYandexPerson(request)
    return Response.json({ error: 'not_found' }, { status: 404 })
  }

  function decide(application: Application, url: URL, sent: URLSearchParams): Response {
    const wrong = wrongBeginning(application, url.searchParams)
    if (wrong) return new Response(wrong, { status: 400 })
    const state = url.searchParams.get('state') ?? ''
    if (sent.get('decision') !== 'allow') return back(application, { error: 'access_denied', state })
    const [code, device_id] = [crypto.randomUUID(), crypto.randomUUID()]
    const person = {
      id: sent.get('id') ?? '',
      name: sent.get('name') ?? '',
      phone: sent.get('phone') ?? '',
      email: sent.get('email') ?? '',
    }
    const challenge = url.searchParams.get('code_challenge') ?? ''
    codes.set(code, { application, challenge, state, device_id, person, until: Date.now() + CODE_MS })
    if (application.provider === 'yandex') return back(application, { code, state })
    return back(application, { code, state, device_id, type: 'code_v2', expires_in: '600' })
  }

  /** A code is spent by being shown, right or wrong. */
  function takeCode(application: Application, sent: URLSearchParams): Code | null {
    const found = codes.get(sent.get('code') ?? '')
    codes.delete(sent.get('code') ?? '')
    if (!found || found.until < Date.now() || found.application !== application) return null
    const isRight =
      sent.get('grant_type') === 'authorization_code' &&
      sent.get('client_id') === application.clientId &&
      sent.get('redirect_uri') === application.redirect_uri &&
      challengeOf(sent.get('code_verifier') ?? '') === found.challenge
    return isRight ? found : null
  }

  function giveToken(code: Code): string {
    const token = crypto.randomUUID()
    tokens.set(token, code)
    return token
  }

  function giveVkToken(application: Application, sent: URLSearchParams): Response {
    const code = takeCode(application, sent)
    if (!code || sent.get('device_id') !== code.device_id || sent.get('state') !== code.state) {
      return Response.json({ error: VK_ERROR, error_description: 'code is invalid', state: sent.get('state') })
    }
    const access_token = giveToken(code)
    return Response.json({ access_token, expires_in: 3600, user_id: Number(code.person.id), state: code.state })
  }

  function tellVkPerson(application: Application, sent: URLSearchParams): Response {
    const found = tokens.get(sent.get('access_token') ?? '')
    if (found?.application !== application || sent.get('client_id') !== application.clientId) {
      return Response.json({ error: VK_ERROR, error_description: 'access_token is invalid' })
    }
    const { id, name, phone, email } = found.person
    return Response.json({ user: { user_id: id, first_name: name, last_name: 'Проверочный', phone, email } })
  }

  function giveYandexToken(application: Application, sent: URLSearchParams): Response {
    if (sent.get('client_secret') !== application.clientSecret) {
      return Response.json({ error: 'invalid_client' }, { status: 400 })
    }
    const code = takeCode(application, sent)
    if (!code) return Response.json({ error: 'invalid_grant' }, { status: 400 })
    return Response.json({ token_type: 'bearer', access_token: giveToken(code), expires_in: 3600 })
  }

  function tellYandexPerson(request: Request): Response {
    const found = tokens.get(request.headers.get('authorization')?.replace(/^OAuth /, '') ?? '')
    if (found?.application.provider !== 'yandex') return Response.json({ error: 'unauthorized' }, { status: 401 })
    const { id, name, phone, email } = found.person
    const own = { ...(email && { default_email: email }), ...(phone && { default_phone: { id: 1, number: phone } }) }
    return Response.json({ id, first_name: name, client_id: found.application.clientId, emails: [], ...own })
  }

  return { handle }
}

function wrongBeginning({ provider, clientId, redirect_uri }: Application, asked: URLSearchParams): string | null {
  const method = provider === 'vk' ? 's256' : 'S256'
  if (asked.get('client_id') !== clientId) return 'client_id is invalid'
  if (asked.get('redirect_uri') !== redirect_uri) return 'redirect_uri is invalid'
  if (asked.get('response_type') !== 'code') return 'response_type is invalid'
  if (asked.get('code_challenge_method') !== method) return 'code_challenge_method is invalid'
  if (!/^[\w-]{43}$/.test(asked.get('code_challenge') ?? '')) return 'code_challenge is invalid'
  return (asked.get('state') ?? '').length >= 32 ? null : 'state is invalid'
}

function challengeOf(verifier: string): string | null {
  return /^[\w.~-]{43,128}$/.test(verifier) ? createHash('sha256').update(verifier).digest('base64url') : null
}

function back({ redirect_uri }: Application, told: Record<string, string>): Response {
  return new Response(null, {
    status: 303,
    headers: { location: `${redirect_uri}?${new URLSearchParams(told)}`, 'cache-control': 'no-store' },
  })
}

/** The page where a person says who they are and whether they agree. */
function choice(application: Application, url: URL): Response {
  const wrong = wrongBeginning(application, url.searchParams)
  if (wrong) return new Response(wrong, { status: 400 })
  const field = (name: string, label: string, value: string) =>
    `<p><label>${label} <input name="${name}" value="${value}" maxlength="100"></label></p>`
  const action = escapeHtml(url.pathname + url.search)
  const html = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Проверочный вход</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Проверочный ${SOCIAL_NAMES[application.provider]}</h1>
<form method="post" action="${action}">${field('id', 'Номер человека', '1001')}${field('name', 'Имя', 'Анна')}
${field('phone', 'Телефон', '')}${field('email', 'Почта', '')}
<p><button name="decision" value="allow">Разрешить</button> <button name="decision" value="deny">Отказаться</button></p>
</form></main></body></html>`
  const policy = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${new URL(application.redirect_uri).origin}`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
  })
}

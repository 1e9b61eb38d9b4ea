import { expect, test } from 'bun:test'
import { hookUrl, isToken } from '../modules/counters/hook-address'
import { transferOf, transferToken } from '../modules/tickets/handing/transfer-token'
import { hasValidToken, tbankToken } from '../services/payments/tbank-token'
import { type LinkKind, readLink, signedLink } from './signed-link'

/** Every proof that the house checks itself: how one is made, and whether it holds under a secret. */
const SECRET = 'a secret of the house, long enough'
const OWNER = {
  restaurant_id: '0198c0de-0000-7000-8000-000000000001',
  hook_key: '0198c0de-0000-7000-8000-0000000000ff',
}
const ID = '0198c0de-0000-7000-8000-000000000002'
const hookToken = (secretsKey: string) =>
  new URL(hookUrl({ origin: 'http://localhost', secretsKey }, OWNER)).searchParams.get('token') ?? ''

const LINKS = ['search_stop', 'searches_stop', 'ad_renew', 'letters_stop', 'event_report'] as const satisfies LinkKind[]
const PROOFS: Readonly<
  Record<string, { make: (secret: string) => string; holds: (secret: string, token: string) => boolean }>
> = {
  ...Object.fromEntries(
    LINKS.map((kind) => [
      `link ${kind}`,
      {
        make: (secret: string) => signedLink(secret, kind, ID),
        holds: (secret: string, token: string) => readLink(secret, kind, token) !== null,
      },
    ]),
  ),
  'ticket that is handed over': {
    make: (secret) => transferToken(secret, ID),
    holds: (secret, token) => transferOf(secret, token) !== null,
  },
  'hook of a counter': { make: hookToken, holds: (secret, token) => isToken(secret, OWNER, token) },
  'word of the bank': {
    make: (secret) => JSON.stringify({ OrderId: ID, Token: tbankToken({ OrderId: ID }, secret) }),
    holds: (secret, token) => hasValidToken(bodyOf(token), secret),
  },
}
function bodyOf(text: string): Record<string, unknown> {
  try {
    return { ...Object(JSON.parse(text)) }
  } catch {
    return {}
  }
}
const names = Object.keys(PROOFS)
const proofOf = (name: string) => {
  const found = PROOFS[name]
  if (!found) throw new Error(`No proof ${name}`)
  return found
}

test.each(names)('%s holds under its secret, and no other nor none', (name) => {
  const { make, holds } = proofOf(name)
  expect(holds(SECRET, make(SECRET))).toBe(true)
  expect(holds(SECRET, make('another secret'))).toBe(false)
  expect(holds('', make(''))).toBe(false)
})

test.each(names)('%s is no proof of another kind', (name) => {
  const token = proofOf(name).make(SECRET)
  for (const other of names)
    if (other !== name) expect([other, proofOf(other).holds(SECRET, token)]).toEqual([other, false])
})

/** What a sender may try to put in the place of the secret, the kind or the value. */
const CHANGES: Readonly<Record<string, (token: string) => string>> = {
  empty: () => '',
  'without its end': (token) => token.slice(0, -1),
  'with more': (token) => `${token}0`,
  'a sign changed in the middle': (token) => flipped(token, Math.floor(token.length / 2)),
  'the first sign changed': (token) => flipped(token, 0),
  'signs of two bytes': (token) => 'я'.repeat(token.length),
  'a word in front': (token) => `link:${token}`,
  'a zero sign': (token) => `${token}\0`,
}
const flipped = (token: string, at: number) =>
  `${token.slice(0, at)}${token[at] === '1' ? '2' : '1'}${token.slice(at + 1)}`

test.each(names.filter((name) => name !== 'hook of a counter'))('%s does not survive a change', (name) => {
  const { make, holds } = proofOf(name)
  for (const [change, made] of Object.entries(CHANGES))
    expect([change, holds(SECRET, made(make(SECRET)))]).toEqual([change, false])
})

test('the hook’s proof is of its restaurant and its key alone, and its length is its own', () => {
  const token = hookToken(SECRET)
  for (const other of [
    { ...OWNER, hook_key: ID },
    { ...OWNER, restaurant_id: ID },
  ])
    expect(isToken(SECRET, other, token)).toBe(false)
  for (const wrong of ['', token.slice(0, 32), token.slice(0, -1), `${token}0`, 'я'.repeat(token.length)])
    expect(isToken(SECRET, OWNER, wrong)).toBe(false)
})

test('a value that holds the mark between the parts is signed as a whole', () => {
  const link = signedLink(SECRET, 'letters_stop', 'customer:1.ad_renew:2')
  expect(readLink(SECRET, 'letters_stop', link)).toBe('customer:1.ad_renew:2')
  expect(readLink(SECRET, 'ad_renew', link.slice(link.indexOf('.') + 1))).toBe(null)
})

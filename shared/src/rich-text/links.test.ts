import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { linkComplaint, linkKind, linkOf } from './links'

test.each([
  ['https://example.com/путь?a=1#b', 'outside'],
  ['https://пример.рф', 'outside'],
  ['/eda/cart?step=1', 'own'],
  ['/', 'own'],
  ['mailto:anna@example.com', 'mail'],
  ['tel:+74242123456', 'phone'],
] as const)('%s is %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind)
  expect(linkComplaint(href)).toBeNull()
})

test.each([
  ...[
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,a',
  ],
  ...['http://example.com', '//example.com', '/\\example.com', '\\\\example.com', '/\t/example.com', 'example.com'],
  ...['https://anna:secret@example.com', 'https://bank.ru@example.com', 'https://', 'https:///', 'https://localhost'],
  ...[
    'https://exa mple.com',
    'https://example.com/"onclick="x',
    'mailto:',
    'mailto:anna',
    'mailto:a?bcc=b@example.com',
  ],
  ...[
    'mailto:a@example.com?subject=x',
    'tel:',
    'tel:112;x',
    'tel:javascript',
    'vbscript:x',
    'blob:https://example.com/1',
  ],
  ...['file:///etc/passwd', 'https://example.com/\u202Etxt', `https://example.com/${'a'.repeat(2000)}`, '#top', './a'],
])('%p is no address of a text', (href) => {
  expect(linkKind(href)).toBeNull()
  expect(linkComplaint(href)).not.toBeNull()
})

test('what is taken leads where a browser leads by it', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.string().map((rest) => `https://${rest}`),
    fc.string().map((rest) => `/${rest}`),
  )
  fc.assert(
    fc.property(typed, (href) => {
      const kind = linkKind(href)
      if (!kind) return
      const { protocol, origin } = new URL(href, 'https://own.example')
      expect({ own: 'https:', outside: 'https:', mail: 'mailto:', phone: 'tel:' }[kind]).toBe(protocol)
      if (kind === 'own') expect(origin).toBe('https://own.example')
    }),
    { numRuns: 2000 },
  )
})

test.each([
  [' example.com/menu ', 'https://example.com/menu'],
  ['пример.рф', 'https://пример.рф'],
  ['http://example.com', 'https://example.com'],
  ['HTTPS://example.com', 'https://example.com'],
  ['anna@example.com', 'mailto:anna@example.com'],
  ['+7 (4242) 12-34-56', 'tel:+74242123456'],
  ['/eda', '/eda'],
  ['JAVASCRIPT:alert(1)', 'JAVASCRIPT:alert(1)'],
  ['привет', 'привет'],
])('%p means %p', (typed, href) => {
  expect(linkOf(typed)).toBe(href)
})

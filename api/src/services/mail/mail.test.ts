import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startSmtpStandIn } from '../../../stand-ins/smtp-stand-in'
import type { OutboxEntry } from '../outbox'
import { orderNoticeLetter, passwordResetLetter, restaurantNoticeLetter } from './letters'
import { createMailDoor } from './mail'

const BRAND = { brand: 'Остров', support_email: 'help@ostrov.example' }
const RESET = passwordResetLetter({ ...BRAND, url: 'https://ostrov.example/admin/reset?token=a&b=1', minutes: 60 })

let server: ReturnType<typeof startSmtpStandIn>
beforeAll(() => {
  server = startSmtpStandIn('robot', 'secret')
})
afterAll(() => server.stop())

const nowhere = { write: () => Promise.reject(new Error('The outbox must not be used')) }
const door = (password = 'secret') =>
  createMailDoor(
    {
      transport: 'smtp',
      smtpUrl: `smtp://robot:${password}@127.0.0.1:${server.port}`,
      from: 'Остров <robot@ostrov.example>',
    },
    nowhere,
  )

describe('over SMTP', () => {
  test('a letter is delivered from our address to the one recipient', async () => {
    expect(await door()({ to: 'anna@example.ru', ...RESET })).toMatchObject({ ok: true })
    const letter = server.taken.at(-1)
    expect(letter).toMatchObject({ from: 'robot@ostrov.example', to: ['anna@example.ru'] })
    expect(letter?.data).toContain('multipart/alternative')
  })

  test('a file goes along under its name', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.3')
    const files = [{ name: 'bilety-7.pdf', type: 'application/pdf', bytes }]
    expect(await door()({ to: 'anna@example.ru', ...RESET, files })).toMatchObject({ ok: true })
    const data = server.taken.at(-1)?.data ?? ''
    expect(data).toContain('multipart/mixed')
    expect(data).toContain('Content-Type: application/pdf; name=bilety-7.pdf')
    expect(data).toContain(Buffer.from(bytes).toString('base64'))
  })

  test('an address cannot smuggle in another recipient', async () => {
    const before = server.taken.length
    await door()({ to: 'anna@example.ru, spy@example.ru', ...RESET })
    const recipients = server.taken.slice(before).flatMap((one) => one.to)
    expect(recipients).not.toContain('spy@example.ru')
  })

  test('a mailbox that does not exist is the recipient’s fault', async () => {
    expect(await door()({ to: 'nobody@example.ru', ...RESET })).toMatchObject({ ok: false, kind: 'recipient' })
  })

  test('a busy mailbox is tried later', async () => {
    expect(await door()({ to: 'busy@example.ru', ...RESET })).toMatchObject({ ok: false, kind: 'unavailable' })
  })

  test('a wrong sign-in is ours to mend, and the answer holds no password', async () => {
    const result = await door('guess-me')({ to: 'anna@example.ru', ...RESET })
    expect(result).toMatchObject({ ok: false, kind: 'account' })
    expect(JSON.stringify(result)).not.toContain('guess-me')
  })

  test('a server that is away is tried later', async () => {
    const away = createMailDoor({ transport: 'smtp', smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.ru' }, nowhere)
    expect(await away({ to: 'anna@example.ru', ...RESET })).toMatchObject({ ok: false, kind: 'unavailable' })
  })
})

test('the outbox gets the text when no server is set', async () => {
  const written: OutboxEntry[] = []
  const outbox = { write: async (entry: OutboxEntry) => void written.push(entry) }
  await createMailDoor({ transport: 'outbox', smtpUrl: '', from: '' }, outbox)({ to: 'anna@example.ru', ...RESET })
  expect(written).toEqual([{ channel: 'mail', to: 'anna@example.ru', subject: RESET.subject, body: RESET.text }])
})

describe('letters', () => {
  test('the reset link stands in both forms, escaped where it must be', () => {
    expect(RESET.text).toContain('https://ostrov.example/admin/reset?token=a&b=1')
    expect(RESET.html).toContain('href="https://ostrov.example/admin/reset?token=a&amp;b=1"')
    expect(RESET.text).toContain('60\u00a0минут')
  })

  test('a word of any length breaks within the letter', () => {
    const { html } = restaurantNoticeLetter({
      ...BRAND,
      title: 'Д'.repeat(200),
      text: 'Д'.repeat(200),
      url: 'https://ostrov.example/admin',
    })
    expect(html).toMatch(/max-width:560px[^>]*overflow-wrap:anywhere/)
  })

  test('an order’s names cannot become markup, its sums add up to what is shown', () => {
    const letter = orderNoticeLetter({
      ...BRAND,
      title: 'Новый\nзаказ',
      number: '1042',
      text: 'Примите его на\u00a0доске.',
      url: 'https://ostrov.example/admin',
      rows: [
        { name: '<b>Уха</b> (Большая, <i>Икра</i>) × 2', sum: 1300 },
        { name: 'Итого', sum: 1300 },
      ],
    })
    expect(letter.subject).toBe('Новый заказ: заказ №\u00a01042')
    expect(letter.html).toContain('&lt;b&gt;Уха&lt;/b&gt; (Большая, &lt;i&gt;Икра&lt;/i&gt;) × 2')
    expect(letter.text).toContain('Итого — 1\u00a0300\u00a0₽')
  })
})

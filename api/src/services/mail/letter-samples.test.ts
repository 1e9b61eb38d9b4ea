import { expect, test } from 'bun:test'
import { Glob } from 'bun'
import { openProduct } from '../../../test/product'
import { sampleLetters } from './letter-samples'

const { call } = await openProduct()

const samples = sampleLetters({ brand: 'Остров', support_email: 'help@ostrov.example' }, 'https://ostrov.example')

/** Whatever makes a letter is called so, in a file of letters. */
async function templates() {
  const names: string[] = []
  for (const file of new Glob('*letters.ts').scanSync(import.meta.dir)) {
    const made: Record<string, unknown> = await import(`./${file}`)
    names.push(...Object.keys(made).filter((name) => typeof made[name] === 'function' && name.endsWith('Letter')))
  }
  return names
}

test('the page of letters has every template there is', async () => {
  expect(samples.map(({ name }) => name).toSorted()).toEqual((await templates()).toSorted())
})

test('each of them has a subject of one line, and says the same in HTML and in plain text', async () => {
  const { status, body } = await call('GET', '/api/dev/letters')
  expect([status, body.items.length]).toEqual([200, samples.length])
  for (const { name, subject, text, html } of body.items) {
    expect([name, subject]).toEqual([name, expect.stringMatching(/^[^\r\n]{3,150}$/)])
    expect(`${name} ${text} ${html}`).not.toMatch(/undefined|NaN|\[object|null/)
    expect([name, html]).toEqual([name, expect.stringContaining('prefers-color-scheme:dark')])
    const shown = html.replace(/<style.*?<\/style>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ')
    for (const line of text.split('\n').filter((one: string) => one.length > 2)) {
      const [words] = Bun.escapeHTML(line).split(/: https?:| — |\. Вопросы: /)
      expect([name, shown]).toEqual([name, expect.stringContaining((words ?? '').replace(/\s+/g, ' ').trim())])
    }
  }
})

test('a real installation shows them to nobody', async () => {
  const silent = await openProduct({ OUTBOX: 'off' })
  expect((await silent.call('GET', '/api/dev/letters')).status).toBe(404)
})
